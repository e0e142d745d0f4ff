/**
 * The UTF-8 bytes of a text, one a character. Pages are put together in this form: all of their markup is ASCII, and a
 * page of 84 KB with letters beyond Latin-1 is a string of 168 KB, whose copies took a third of the time of an uncached
 * page.
 */
export const byteStringOf = (text: string | Buffer): string =>
  (typeof text === 'string' ? Buffer.from(text) : text).toString('latin1');

export const bytesOf = (byteString: string): Buffer<ArrayBuffer> => Buffer.from(byteString, 'latin1');
