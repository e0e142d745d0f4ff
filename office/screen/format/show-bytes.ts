const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** A size for display: `512 bytes`, `3.4 MB`; powers of ten, as in file managers. */
export function showBytes(bytes: number, language = 'en-GB'): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  let amount = bytes / 1_000;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1_000;
    unit++;
  }
  const digits = amount < 10 ? 1 : 0;
  return `${amount.toLocaleString(language, { maximumFractionDigits: digits })} ${units[unit]}`;
}
