import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppEnv, serveClient } from '../create-app.ts';

let folder: string;
const app = new Hono<AppEnv>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-built-'));
  for (const name of ['assets', 'images']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'assets', 'shell-abc.css'), 'a{color:red}');
  await writeFile(join(folder, 'assets', 'shell-abc.css.br'), 'brotli');
  await writeFile(join(folder, 'images', 'header.jpeg'), '0123456789');
  serveClient(app, folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('scripts, styles and pictures of the build', () => {
  test.each([
    ['the version of If-Range is another', { range: 'bytes=0-3', 'if-range': '"another"' }],
    ['the date of If-Range is another', { range: 'bytes=0-3', 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' }],
    ['there are several ranges', { range: 'bytes=0-1,4-5' }],
    ['the unit is unknown', { range: 'items=0-1' }],
    ['the range is invalid', { range: 'bytes=9-2' }],
    ['the range is beyond the end', { range: 'bytes=100-' }],
  ])('are whole if %s', async (_, headers) => {
    for (const [path, content] of [
      ['/assets/shell-abc.css', 'a{color:red}'],
      ['/images/header.jpeg', '0123456789'],
    ] as const) {
      const response = await app.request(path, { headers });
      expect([response.status, await response.text()], path).toEqual([200, content]);
      expect(response.headers.get('content-range')).toBeNull();
      const head = await app.request(path, { method: 'HEAD', headers });
      expect([head.status, head.headers.get('content-length')], path).toEqual([200, String(content.length)]);
    }
  });

  test('are compressed if the browser reads it', async () => {
    const response = await app.request('/assets/shell-abc.css', { headers: { 'accept-encoding': 'br' } });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', 'brotli']);
  });
});
