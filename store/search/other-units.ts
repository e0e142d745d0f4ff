import { asciiDigits } from '#contract/text/ascii-digits.ts';

/** A unit with how many of the smallest of its kind it is, and the ways to write it: “33 cl” is 330 of “ml”. */
interface Unit {
  kind: 'volume' | 'length' | 'weight';
  size: number;
  symbol: string;
  names: string;
}

const units: readonly Unit[] = [
  { kind: 'volume', size: 1, symbol: 'ml', names: 'ml|مل|millilit(?:re|er|ro)s?|mililitros?' },
  { kind: 'volume', size: 10, symbol: 'cl', names: 'cl|centilit(?:re|er|ro)s?|zentiliter' },
  { kind: 'volume', size: 1_000, symbol: 'l', names: 'l|لترات|لتر|lt|ltr|lit(?:re|er|ro)s?' },
  { kind: 'length', size: 1, symbol: 'mm', names: 'mm|مم|millimet(?:re|er)s?|mil[ií]metros?' },
  { kind: 'length', size: 10, symbol: 'cm', names: 'cm|سم|[cz]entimet(?:re|er)s?|cent[ií]metros?' },
  { kind: 'length', size: 1_000, symbol: 'm', names: 'm|met(?:re|er)s?|metros?' },
  // As nominal widths of pipes are counted.
  { kind: 'length', size: 25, symbol: '', names: 'بوصة|inch(?:es)?|zoll|polegadas?|pulgadas?|pouces?|["″]' },
  { kind: 'weight', size: 1, symbol: 'g', names: 'g|غ|gr|gramm?e?s?|gramas?|gramos?' },
  { kind: 'weight', size: 1_000, symbol: 'kg', names: 'kg|كغ|كجم|kilos?|kilogram(?:m?e?s?|os?)|quilos?|quilogramas?' },
];

const patterns = units.map((unit) => ({
  unit,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}.,])(\\p{N}{1,6}(?:[.,]\\p{N}{1,2})?)\\s?(?:${unit.names})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
}));

const unitNames = units.map(({ names }) => names).join('|');
/** “half a litre” is 0.5 of it. */
const half = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:half(?: an?)?|halbe[nrs]?|halb|mei[ao]|medi[ao]|demi|نصف)[\\s-](?=(?:${unitNames})(?![\\p{L}\\p{N}]))`,
  'iu',
);

/** Longer numbers are written in the larger unit. */
const maxNumber = 99_999;

/** A query with its first quantity in the other units in which it is a whole number: “750 ml” and “75 cl” for “0.75 l”. */
export function inOtherUnits(typed: string): string[] {
  const query = asciiDigits(typed).replace(half, '0.5 ');
  for (const { unit, pattern } of patterns) {
    const found = pattern.exec(query);
    if (!found) continue;
    const smallest = Number(found[1]?.replace(',', '.')) * unit.size;
    return units.flatMap(({ kind, size, symbol }) => {
      const number = Math.round((smallest / size) * 1_000) / 1_000;
      const isOther = kind === unit.kind && size !== unit.size && symbol !== '';
      if (!isOther || !Number.isInteger(number) || number === 0 || number > maxNumber) return [];
      return query.replace(pattern, `${number}${symbol}`);
    });
  }
  return [];
}
