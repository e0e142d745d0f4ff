const scheme = /^[a-z][a-z0-9+.-]+:/i;
const webAddress = /^https?:\/\//i;

/** `//Uploads/x`, written for a path: no site has a host of one word. */
const doubledSlash = /^\/\/+(?=[^./:]+\/)/;

/**
 * Normalizes an address as old backends write it: takes the `src` of an `<iframe>`, adds `https:` to `www.` and `//`,
 * makes paths absolute (`~/Uploads/x`, `Uploads\x`) with forward slashes, resolves `..` as browsers do, and encodes
 * characters that only a file name may contain. `#` counts as empty. Everything else, such as an address with another
 * scheme, stays unchanged.
 */
export function readAddress(text: string): string {
  const frame = /<iframe\b[^<>]*?\bsrc\s*=\s*["']?([^"'\s<>]+)/i.exec(text)?.[1];
  const address = (frame?.replaceAll('&amp;', '&') ?? text).trim().replace(doubledSlash, '/');
  if (address === '' || address === '#') return '';
  if (address.startsWith('//')) return resolved(`https:${address}`);
  if (/^www\./i.test(address)) return resolved(`https://${address}`);
  if (webAddress.test(address)) return resolved(address);
  if (scheme.test(address) || /^[a-z]:|^[?#<]/i.test(address)) return address;
  return resolved(address.replaceAll('\\', '/').replace(/^(?:~?\/+)?/, '/'));
}

const dotSegment = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/i;

function resolved(address: string): string {
  const encoded = withEncodedNames(address);
  if (!dotSegment.test(encoded)) return encoded;
  const url = URL.parse(encoded, 'https://backend.invalid');
  if (!url) return encoded;
  // A path that starts with two slashes would be an address of another host.
  return webAddress.test(encoded) ? url.href : url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

const endings = {
  media: 'avif|bmp|gif|jfif|jpe?g|m4v|mov|mp[34]|ogg|png|svg|tiff?|wav|webm|webp',
  others: 'csv|docx?|od[pst]|pdf|pptx?|rar|rtf|txt|vtt|xlsx?|zip|7z',
};
const fileEnding = new RegExp(`\\.(?:${endings.media}|${endings.others})$`, 'i');

/** Whether an address leads to a file: no page of the site has an address with such an ending. */
export const isFileAddress = (address: string): boolean => fileEnding.test(address.split(/[?#]/, 1)[0] ?? '');

/** In the address of a file, such as `Plan #2.png`, a `#` belongs to a name and begins no fragment. */
function withEncodedNames(address: string): string {
  const end = address.indexOf('?');
  const path = end === -1 ? address : address.slice(0, end);
  const names = fileEnding.test(path) ? path.replaceAll(/#(?![/!])/g, '%23') : path;
  return `${names}${address.slice(path.length)}`
    .replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
    .replaceAll(/\s/g, (space) => encodeURIComponent(space));
}
