import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a packet holds it anyway. */
const leastBytes = 1024;

/** Lays a .br and a .gz beside every script, style and text of a folder, so that no request waits for them. */
const [folder = ''] = process.argv.slice(2);
for (const name of readdirSync(folder)) {
  if (!/\.(js|mjs|css|svg|json|wasm)$/.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  if (content.length < leastBytes) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
