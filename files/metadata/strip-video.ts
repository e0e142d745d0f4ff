import { FileError } from '../file-error.ts';

/** Boxes that contain the boxes of camera metadata. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf']);
/** Boxes in which cameras write place, time, manufacturer and names. Players do not need them. */
const told = new Set(['udta', 'meta', 'uuid']);

/** Boxes of real files are nested five levels deep. */
const maxDepth = 16;

const damaged = () => new FileError('The video is damaged; save it again and upload that.', { fault: 'videoDamaged' });

/**
 * An MP4 without camera metadata. Such boxes are blanked in place, so that the offsets in the video's tables stay
 * valid. A video without them is returned unchanged. Throws a {@link FileError} if the boxes are nested too deeply, or
 * if the box is missing that describes the tracks: the upload or the recording was cut off, and no player shows it.
 */
export function stripVideo(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  if (![...boxesOf(copy, 0, copy.length)].some(({ name }) => name === 'moov')) throw damaged();
  return blank(copy, 0, copy.length, 0) ? copy : bytes;
}

function blank(video: Buffer, from: number, to: number, depth: number): boolean {
  if (depth > maxDepth) throw damaged();
  let changed = false;
  for (const { name, at, body, end } of boxesOf(video, from, to)) {
    if (holders.has(name)) changed = blank(video, body, end, depth + 1) || changed;
    if (told.has(name)) {
      video.write('free', at + 4, 'latin1');
      video.fill(0, body, end);
      changed = true;
    }
  }
  return changed;
}

/** The boxes of a part of a video, up to the first one whose size is invalid. */
function* boxesOf(video: Buffer, from: number, to: number) {
  for (let at = from; at + 8 <= to; ) {
    const { end, body } = boxAt(video, at, to);
    if (end <= at || end > to) return;
    yield { name: video.toString('latin1', at + 4, at + 8), at, body, end };
    at = end;
  }
}

/** Sizes have 32 bits. Size 1: a 64-bit size follows. Size 0: the box extends to the end. */
function boxAt(video: Buffer, at: number, to: number): { body: number; end: number } {
  const size = video.readUInt32BE(at);
  if (size === 0) return { body: at + 8, end: to };
  if (size !== 1) return { body: at + 8, end: size < 8 ? at : at + size };
  if (at + 16 > to) return { body: at + 8, end: at };
  const long = video.readBigUInt64BE(at + 8);
  return { body: at + 16, end: long >= 16n && long <= BigInt(video.length) ? at + Number(long) : at };
}
