const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf;
/** DHT, SOF and DAC are within 0xC0–0xCF; here follow quantisation, number of lines, restart interval and the like. */
const isTable = (marker: number) => marker >= 0xda && marker <= 0xdf;
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const [app0, app14, startOfScan, endOfImage] = [0xe0, 0xee, 0xda, 0xd9];

/** A JFIF segment without a thumbnail: that may show parts since cropped from the picture. */
function isPlainJfif(segment: Uint8Array): boolean {
  const name = Buffer.from(segment.subarray(4, 9)).toString('latin1');
  return name === 'JFIF\0' && segment.length === 18;
}

/** Adobe's segment is needed to decode the colours of some pictures. */
const isKept = (marker: number, segment: Uint8Array) =>
  isFrame(marker) || isTable(marker) || marker === app14 || (marker === app0 && isPlainJfif(segment));

/** The end of the image data after a start of scan: the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * The parts of a JPEG that make up its pixels, without camera data, texts, thumbnails, profiles and data after its end.
 * The pixels stay identical, because nothing is decoded. Undefined if the file cannot be parsed.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return [...kept, bytes.subarray(at, at + 2)];
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2 || at + 2 + length > bytes.length) return undefined;
    const end = marker === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    const segment = bytes.subarray(at, end);
    if (isKept(marker, segment)) kept.push(segment);
    at = end;
  }
  return undefined;
}
