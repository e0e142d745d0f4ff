import { type Wording, words } from '#api/office/words.ts';

export const refusedFile = (wording: Wording) =>
  words.error('invalid_body', (texts, lang) => texts.exchange.nothingChanged({ reason: wording(texts, lang) }));

/** The encoding by the byte order mark or the first bytes, as XML 1.0 describes it, or by the XML declaration. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared =
    /^(?:ï»¿)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]{1,20})["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  // Some tools write UTF-8 and leave the declaration of the original file.
  return declared.startsWith('utf-16') ? 'utf-8' : declared;
}

/** The text of an uploaded XML file. Throws an {@link HttpError} with a sentence for other files. */
export function decodeUpload(bytes: Uint8Array): string {
  if (bytes.byteLength === 0) throw refusedFile((texts) => texts.exchange.file.empty);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw refusedFile((texts) => texts.exchange.file.zip);
  }
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw refusedFile((texts) => texts.exchange.file.encoding);
  }
}
