import { expect, test } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';

const address = new URL('https://backend.example/a.jpg');
const reasonOf = (response: Response) => fetchPicture(address, {}, () => Promise.resolve(response));

test('reports a response without content as empty, and one of more than 20 MB as too large', async () => {
  expect(await reasonOf(new Response(null))).toEqual({ kind: 'failed', reason: 'The response is empty' });
  expect(await reasonOf(new Response(new Uint8Array(20 * 1024 * 1024 + 1)))).toEqual({
    kind: 'failed',
    reason: 'The picture is too large',
  });
});
