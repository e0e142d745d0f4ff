/** A unit that lists write behind numbers. */
export interface KnownUnit {
  /** As facts show it. */
  label: string;
  /** The UCUM code. */
  code: string;
  /** How texts write it, besides what `Intl` knows. */
  symbols: readonly string[];
  /** The name for `Intl.NumberFormat`, which has the words of each language. */
  intl?: string;
}

const known: readonly KnownUnit[] = [
  { label: '%', code: '%', symbols: ['%'], intl: 'percent' },
  { label: 'mm', code: 'mm', symbols: ['mm', 'مم'], intl: 'millimeter' },
  { label: 'cm', code: 'cm', symbols: ['cm', 'سم'], intl: 'centimeter' },
  { label: 'm', code: 'm', symbols: ['m', 'م'], intl: 'meter' },
  { label: 'm²', code: 'm2', symbols: ['m²', 'م²'] },
  { label: 'm³', code: 'm3', symbols: ['m³', 'م³'] },
  { label: 'g', code: 'g', symbols: ['g', 'غ'], intl: 'gram' },
  { label: 'kg', code: 'kg', symbols: ['kg', 'كغ'], intl: 'kilogram' },
  { label: 't', code: 't', symbols: ['t'] },
  { label: 'g/m²', code: 'g/m2', symbols: ['g/m²', 'غ/م²'] },
  { label: 'ml', code: 'mL', symbols: ['ml', 'mL', 'مل'], intl: 'milliliter' },
  { label: 'l', code: 'L', symbols: ['l', 'L'], intl: 'liter' },
  { label: '°C', code: 'Cel', symbols: ['°C', '°م'], intl: 'celsius' },
  { label: '°', code: 'deg', symbols: ['°'] },
  { label: 'bar', code: 'bar', symbols: ['bar', 'بار', 'بارًا'] },
  { label: 'N', code: 'N', symbols: ['N', 'نيوتن'] },
  { label: 'kN/m²', code: 'kN/m2', symbols: ['kN/m²'] },
  { label: 'tex', code: 'tex', symbols: ['tex', 'تكس'] },
  { label: 'dtex', code: 'dtex', symbols: ['dtex'] },
  { label: 'cN/tex', code: 'cN/tex', symbols: ['cN/tex', 'سنتي نيوتن/تكس'] },
  { label: 'W', code: 'W', symbols: ['W'] },
  { label: 'kW', code: 'kW', symbols: ['kW'] },
  { label: 'V', code: 'V', symbols: ['V'] },
  { label: 'A', code: 'A', symbols: ['A'] },
  { label: 'Hz', code: 'Hz', symbols: ['Hz'] },
];

/** Numbers whose units languages inflect differently. */
const amounts = [1, 2, 5, 11, 100];

const wordsByLocale = new Map<string, ReadonlyMap<string, KnownUnit>>();

/** All writings of the known units in a language, with their units. */
function writings(locale: string): ReadonlyMap<string, KnownUnit> {
  const found = wordsByLocale.get(locale);
  if (found) return found;
  const words = new Map<string, KnownUnit>();
  // British English has other spellings than the American one.
  const locales = locale.startsWith('en') ? [locale, 'en-GB'] : [locale];
  for (const unit of known) {
    for (const symbol of unit.symbols) words.set(symbol, unit);
    if (unit.intl === undefined) continue;
    for (const each of locales) {
      const format = new Intl.NumberFormat(each, { style: 'unit', unit: unit.intl, unitDisplay: 'long' });
      for (const amount of amounts) {
        const word = format.formatToParts(amount).find(({ type }) => type === 'unit')?.value;
        if (word) words.set(word, unit);
      }
    }
  }
  // A process has the locales of its site, and no more than a few.
  if (wordsByLocale.size > 20) wordsByLocale.clear();
  wordsByLocale.set(locale, words);
  return words;
}

/** The longest writing of a unit at the start of a text that no letter or digit continues. */
export function unitAtStart(text: string, locale: string): { unit: KnownUnit; length: number } | undefined {
  const all = writings(locale);
  const end = /^\S{1,20}(?: \S{1,20})?/.exec(text)?.[0].length ?? 0;
  for (let length = end; length > 0; length--) {
    const unit = all.get(text.slice(0, length));
    if (unit && !/^[\p{L}\p{M}\p{N}/²³]/u.test(text.slice(length))) return { unit, length };
  }
  return undefined;
}
