import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A smaller file fits into one packet anyway. */
const minBytes = 1024;

/** Encodings of distances to earlier matches. Scripts get 0.1 % smaller with one or the other. */
const distances = [
  { postfix: 0, direct: 0 },
  { postfix: 2, direct: 32 },
];

/** @param {Buffer} content */
function brotli(content) {
  const sizes = distances.map(({ postfix, direct }) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return sizes.reduce((least, other) => (other.length < least.length ? other : least));
}

/** Writes a .br and a .gz file next to each script, style and text in a folder, so that no request waits for compression. */
const [folder = ''] = process.argv.slice(2);
for (const name of readdirSync(folder)) {
  if (!/\.(js|mjs|css|svg|json|wasm)$/.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  if (content.length < minBytes) continue;
  writeFileSync(`${path}.br`, brotli(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
