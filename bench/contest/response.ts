import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { ServedFile } from '../processes/nginx.ts';

/** A response as received. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Makes a request without decompressing the response, as `fetch` would. */
export async function ask(url: string, encoding: 'identity' | 'gzip'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
        resolve({ status: answer.statusCode ?? 0, headers, bytes: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The response as a file for nginx: its plain bytes, and the compressed ones. */
export async function asFile(url: string, name: string): Promise<ServedFile> {
  const plain = await ask(url, 'identity');
  if (plain.status !== 200) throw new Error(`${url} returned ${plain.status}`);
  const packed = await ask(url, 'gzip');
  const gzip = packed.headers.get('content-encoding') === 'gzip' ? packed.bytes : undefined;
  const same = gzip === undefined || gunzipSync(gzip).equals(plain.bytes);
  return {
    name,
    type: plain.headers.get('content-type') ?? '',
    identity: plain.bytes,
    // A page with the current time differs each time; nginx then gets its own compression.
    gzip: same ? gzip : undefined,
  };
}
