const keptChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

/** Flags in the header of an extended WebP for profile, Exif and XMP. */
const told = 0x20 | 0x08 | 0x04;

/** The parts of a WebP that make up its pixels and animation; undefined if the file cannot be parsed. */
export function stripWebp(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.toString('latin1', 0, 4) !== 'RIFF' || view.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const whole = 8 + view.readUInt32LE(4);
  if (whole > bytes.length) return undefined;
  const kept: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= whole) {
    const length = view.readUInt32LE(at + 4);
    // Chunks are padded to even lengths, but some encoders omit the padding of the last one.
    const end = Math.min(at + 8 + length + (length % 2), whole);
    if (at + 8 + length > whole) return undefined;
    const name = view.toString('latin1', at, at + 4);
    if (name === 'VP8X') kept.push(untold(bytes.subarray(at, end)));
    else if (keptChunks.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4);
  return [header, ...kept];
}

function untold(chunk: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(chunk);
  copy[8] = (copy[8] ?? 0) & ~told;
  return copy;
}
