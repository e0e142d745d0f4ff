const scheme = /^[a-z][a-z0-9+.-]+:/i;

/**
 * An address as old backends write it, as pages can use it: the `src` of an `<iframe>`, `www.` and `//` with `https:`, paths from
 * the root of the backend (`~/Uploads/x`, `Uploads\x`) with forward slashes, and without spaces. `#` is none. Everything else, such
 * as an address with another scheme, stays as it is.
 */
export function readAddress(text: string): string {
  const frame = /<iframe\b[^<>]*?\bsrc\s*=\s*["']?([^"'\s<>]+)/i.exec(text)?.[1];
  const address = (frame?.replaceAll('&amp;', '&') ?? text).trim();
  if (address === '' || address === '#') return '';
  if (address.startsWith('//')) return withoutSpaces(`https:${address}`);
  if (/^www\./i.test(address)) return withoutSpaces(`https://${address}`);
  if (/^https?:/i.test(address)) return withoutSpaces(address);
  if (scheme.test(address) || /^[a-z]:|^[?#<]/i.test(address)) return address;
  return withoutSpaces(address.replaceAll('\\', '/').replace(/^(?:~?\/+)?/, '/'));
}

const withoutSpaces = (address: string): string => address.replaceAll(/\s/g, (space) => encodeURIComponent(space));
