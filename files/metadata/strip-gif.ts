const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [graphicControl, plainText, application] = [0xf9, 0x01, 0xff];
/** These contain the number of repetitions of an animation. */
const storedApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The position after a sequence of sub-blocks and its terminator; undefined if the file ends before. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < bytes.length) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}

function isKept(bytes: Uint8Array, at: number): boolean {
  const kind = bytes[at + 1];
  if (kind === graphicControl || kind === plainText) return true;
  return (
    kind === application && storedApplications.has(Buffer.from(bytes.subarray(at + 3, at + 14)).toString('latin1'))
  );
}

/** The parts of a GIF that make up its pixels and animation; undefined if the file cannot be parsed. */
export function stripGif(bytes: Uint8Array): Uint8Array[] | undefined {
  if (!/^GIF8[79]a$/.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1'))) return undefined;
  let at = 13 + colourTableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === trailer) return [...kept, bytes.subarray(at, at + 1)];
    const data = block === image ? at + 11 + colourTableBytes(bytes[at + 9] ?? 0) : at + 2;
    const end = block === image || block === extension ? endOfBlocks(bytes, data) : undefined;
    if (end === undefined) return undefined;
    if (block === image || isKept(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}
