import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArchiveError } from './archive-format.ts';
import { archivePlace } from './testing/archive-place.ts';
import { rewrite } from './testing/rewrite-archive.ts';

const { at, makeBackup, restore, restored } = archivePlace();

describe('a damaged archive', () => {
  it('is rejected, no matter where it is truncated', async () => {
    await makeBackup();
    const whole = await readFile(at.file);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.byteLength - 1), async (length) => {
        await writeFile(at.file, whole.subarray(0, length));
        await expect(restore()).rejects.toThrow(ArchiveError);
        await expect(stat(at.target)).rejects.toThrow('ENOENT');
      }),
      { numRuns: 60, examples: [[0], [1], [whole.byteLength - 1]] },
    );
  });

  it.each(['rows.jsonl', 'private/cv000001.pdf', 'manifest.json', 'checksums.json'])(
    'is rejected if %s is in it twice',
    async (name) => {
      await makeBackup();
      // With sums of both, so that only the name tells.
      await rewrite(at.file, (entries) => {
        const at = entries.findIndex((entry) => entry.name === name);
        return entries.toSpliced(at + 1, 0, ...entries.slice(at, at + 1)).map((entry) => {
          if (entry.name !== 'checksums.json') return entry;
          const sums = JSON.parse(entry.bytes.toString());
          const twice = sums.entries.flatMap((sum: { name: string }) => (sum.name === name ? [sum, sum] : [sum]));
          return { ...entry, bytes: Buffer.from(JSON.stringify({ ...sums, entries: twice })) };
        });
      });
      await expect(restore()).rejects.toThrow(ArchiveError);
      await expect(stat(at.target)).rejects.toThrow('ENOENT');
    },
  );

  it('is rejected, or restores the same data, no matter which byte is changed', async () => {
    const before = await makeBackup();
    const whole = await readFile(at.file);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.byteLength - 1), fc.integer({ min: 1, max: 255 }), async (place, change_) => {
        const flipped = Buffer.from(whole);
        flipped.writeUInt8(flipped.readUInt8(place) ^ change_, place);
        await writeFile(at.file, flipped);
        try {
          await restore();
        } catch (error) {
          expect(error).toBeInstanceOf(ArchiveError);
          await expect(stat(at.target)).rejects.toThrow('ENOENT');
          refused += 1;
          return;
        }
        expect(await restored()).toEqual(before);
        await rm(at.target, { recursive: true });
      }),
      // The first ten bytes are the gzip header; gunzip ignores some of them.
      { numRuns: 250, examples: Array.from({ length: 12 }, (_, place): [number, number] => [place, 255]) },
    );
    expect(refused).toBeGreaterThan(150);
  });
});
