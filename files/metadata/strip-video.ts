import { FileError } from '../file-refusal.ts';

/** Boxes that hold other boxes on the way to what a camera wrote about a film. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf']);
/** Where cameras write place, time, maker and names; players need none of it. */
const told = new Set(['udta', 'meta', 'uuid']);

/** The boxes of a real file are nested five deep. */
const maxDepth = 16;

/**
 * An MP4 without what its camera wrote beside pictures and sound. Such boxes are blanked where they stand, so
 * that the places which the film's own tables name stay true; a film without them is answered as it is.
 * Throws a {@link FileError} where its boxes are nested too deep.
 */
export function stripVideo(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  return blank(copy, 0, copy.length, 0) ? copy : bytes;
}

function blank(film: Buffer, from: number, to: number, depth: number): boolean {
  if (depth > maxDepth) throw new FileError('The film is damaged; save it again and choose that.');
  let changed = false;
  let at = from;
  while (at + 8 <= to) {
    const { end, body } = boxAt(film, at, to);
    if (end <= at || end > to) return changed;
    const name = film.toString('latin1', at + 4, at + 8);
    if (holders.has(name)) changed = blank(film, body, end, depth + 1) || changed;
    if (told.has(name)) {
      film.write('free', at + 4, 'latin1');
      film.fill(0, body, end);
      changed = true;
    }
    at = end;
  }
  return changed;
}

/** Sizes are 32 bits; 1 says that 64 bits follow, 0 that the box goes on to the end. */
function boxAt(film: Buffer, at: number, to: number): { body: number; end: number } {
  const size = film.readUInt32BE(at);
  if (size === 0) return { body: at + 8, end: to };
  if (size !== 1) return { body: at + 8, end: size < 8 ? at : at + size };
  if (at + 16 > to) return { body: at + 8, end: at };
  const long = film.readBigUInt64BE(at + 8);
  return { body: at + 16, end: long >= 16n && long <= BigInt(film.length) ? at + Number(long) : at };
}
