const headerBytes = 6;
const entryBytes = 16;

/** Builds an .ico file of PNG pictures; sizes in pixels, width and height alike, at most 256. */
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index;
    // One byte each: 256 is written as 0.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
