import { readFile, writeFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/*
 * Creates the .ttf files of this folder from web fonts; run it again for a new version of the fonts:
 *   node scripts/run.mjs server/branding/fonts/unpack-woff.ts FONT.woff FONT.ttf
 * The text renderer of the pictures reads uncompressed font files only, and web fonts are compressed.
 */

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;
const padded = (length: number): number => (length + 3) & ~3;

/** Returns the uncompressed font of a WOFF (version 1) file. Throws an Error for any other file. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file of version 1.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const [offset, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    if (offset === undefined || packedLength === undefined || length === undefined)
      throw new Error('The WOFF file is incomplete.');
    const packed = woff.subarray(offset, offset + packedLength);
    const content = packedLength < length ? inflateSync(packed) : packed;
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), content };
  });

  const head = Buffer.alloc(sfntHeader);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  const searchRange = 2 ** power * sfntEntry;
  for (const [index, value] of [count, searchRange, power, count * sfntEntry - searchRange].entries()) {
    head.writeUInt16BE(value, 4 + index * 2);
  }

  let offset = sfntHeader + count * sfntEntry;
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const { tag, checksum, content } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(content.length, 4);
    directory.push(Buffer.concat([tag, checksum, place]));
    contents.push(Buffer.concat([content, Buffer.alloc(padded(content.length) - content.length)]));
    offset += padded(content.length);
  }
  return Buffer.concat([head, ...directory, ...contents]);
}

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('Name the WOFF file and the font file to write.');
await writeFile(to, unpackWoff(await readFile(from)));
