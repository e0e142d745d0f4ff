import { FileError } from './file-error.ts';

/** Captions of a long video take about 100 KB. */
const maxCaptionBytes = 1_000_000;

const signature = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/;
/** Control characters except tab and line ends. */
const controls = /[^\P{Cc}\t\r\n\x7f-\x9f]/u;

/** Whether a file starts with the signature of WebVTT, with or without a byte order mark. */
export const startsAsCaptions = (content: Uint8Array): boolean =>
  signature.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(0, 16)));

/** Throws a {@link FileError} for captions that are too large or not plain UTF-8 text. */
export function checkCaptions(content: Uint8Array): void {
  if (content.length > maxCaptionBytes)
    throw new FileError('Captions must be 1 MB or smaller.', { fault: 'captionsTooLarge' });
  if (controls.test(textOf(content)))
    throw new FileError('These captions contain control characters.', { fault: 'captionsNotText' });
}

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new FileError('These captions are not in UTF-8; save them as UTF-8 and choose them again.', {
      fault: 'captionsNotUtf8',
    });
  }
}
