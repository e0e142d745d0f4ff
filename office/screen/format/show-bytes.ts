const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Languages that mix abbreviated and spelled units in the short form: Arabic has كيلوبايت, but م.ب. */
const isSpelled = (locale: string): boolean => locale.split('-')[0] === 'ar';

/** A size for display: `512 bytes`, `3.4 MB`; powers of ten, as in file managers. */
export function showBytes(bytes: number, locale = 'en-GB'): string {
  if (bytes < 1_000) {
    return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  }
  let amount = bytes / 1_000;
  let index = 0;
  while (amount >= 999.5 && index < units.length - 1) {
    amount /= 1_000;
    index++;
  }
  const digits = amount < 10 ? 1 : 0;
  const unit = units[index] ?? 'kilobyte';
  const unitDisplay = isSpelled(locale) ? 'long' : 'short';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: digits }).format(
    amount,
  );
}
