import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskBlobs } from '#files/blob-store.ts';
import { publicFiles, rangeOf } from './public-files.ts';

describe('rangeOf', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ] as const)('%s', (header, range) => {
    expect(rangeOf(header, 1_000)).toEqual(range);
  });

  test('never returns a range outside the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (noise, from, to, bytes) => {
        for (const header of [noise, `bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
          const range = rangeOf(header, bytes);
          if (range === undefined || range === 'unsatisfiable') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(bytes);
        }
      }),
    );
  });
});

describe('a public file', () => {
  const name = `${'0a'.repeat(10)}.pdf`;
  const etag = `"${name}"`;
  let folder: string;
  const app = new Hono();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-public-files-'));
    const blobs = createDiskBlobs(folder);
    await blobs.put(name, Buffer.from('0123456789'));
    app.get('/files/*', publicFiles(blobs));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['GET', {}, 206, '23'],
    ['GET', { 'if-range': etag }, 206, '23'],
    ['GET', { 'if-range': '"other"' }, 200, '0123456789'],
    ['GET', { 'if-range': `W/${etag}` }, 200, '0123456789'],
    ['GET', { 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 200, '0123456789'],
    ['HEAD', {}, 200, ''],
    ['HEAD', { 'if-range': etag }, 200, ''],
  ])('responds to a range in %s with %j as RFC 9110 defines', async (method, headers, status, body) => {
    const answer = await app.request(`/files/${name}`, { method, headers: { range: 'bytes=2-3', ...headers } });
    expect([answer.status, await answer.text()]).toEqual([status, body]);
    expect(answer.headers.get('content-length')).toBe(status === 206 ? '2' : '10');
  });
});
