import { BlockList, isIP } from 'node:net';

/** Converts a number with a unit: minutes (m), hours (h) or days (d). */
export function milliseconds(text: string): number {
  const unit = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 }[text.slice(-1)] ?? Number.NaN;
  return Number(text.slice(0, -1)) * unit;
}

export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

export function blockListOf(entries: string[]): BlockList {
  const blocks = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) blocks.addAddress(address, family);
    else blocks.addSubnet(address, Number(prefix), family);
  }
  return blocks;
}

/** The number of differing characters, up to 2; 3 for more. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [line, sign] of [...a].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (row[column] ?? 0) + (sign === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 3;
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
