/** The first 2,000 bytes as text; sharp reads 1,000. */
const headOf = (content: Uint8Array): string =>
  Buffer.from(content.subarray(0, 2_000))
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();

/** Whether sharp may read it as an SVG: it looks for `<svg` in the first 1,000 bytes of a text. */
export function isSvg(content: Uint8Array): boolean {
  const head = headOf(content);
  return head.startsWith('<') && /<svg/i.test(head);
}

/** Whether it is an HTML page with an SVG in it, such as an error page of a host. */
export const isHtml = (content: Uint8Array): boolean => /<html[\s>]/i.test(headOf(content));

/** A compressed SVG. No other picture format is compressed as a whole. */
export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;
