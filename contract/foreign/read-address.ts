const scheme = /^[a-z][a-z0-9+.-]+:/i;

/**
 * Normalizes an address as old backends write it: takes the `src` of an `<iframe>`, adds `https:` to `www.` and `//`, makes paths absolute
 * (`~/Uploads/x`, `Uploads\x`) with forward slashes, and encodes spaces. `#` counts as empty. Everything else, such as an address with
 * another scheme, stays unchanged.
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
