const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Chunks of pixels, colours and animation frames. A colour profile is not included. */
const keptChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'sBIT', 'pHYs', 'gAMA', 'cHRM', 'sRGB', 'cICP'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** The parts of a PNG that make up its pixels; undefined if the file cannot be parsed. */
export function stripPng(bytes: Uint8Array): Uint8Array[] | undefined {
  if (signature.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = view.toString('latin1', at + 4, at + 8);
    if (keptChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return kept;
    at = end;
  }
  return undefined;
}
