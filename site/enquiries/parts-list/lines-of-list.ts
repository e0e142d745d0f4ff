import { decimalIn, decimalSign, decimalText } from '#contract/text/decimals.ts';
import { blankLine, maxSourceLength, type TypedLine } from '../enquiry-values.ts';
import type { FindTexts } from './find-texts.ts';
import { type Reading, readLine } from './read-line.ts';

const maxArticleLength = 120;
const maxNoteLength = 500;

/** A quantity as the form shows it; as it was typed if it is none. */
export function shownQuantity(quantity: string, lang: string): string {
  const number = decimalIn(quantity, decimalSign(lang));
  return number !== undefined && number > 0 && number <= 1e9 ? decimalText(number, lang) : quantity;
}

/** The readings of a line whose articles exist, the likelier first. */
export const foundReadings = (readings: readonly Reading[], matches: Awaited<ReturnType<FindTexts>>) =>
  readings.flatMap((reading) => {
    const found = matches?.get(reading.article)?.found;
    return found ? [{ reading, found }] : [];
  });

function lineOf(
  source: string,
  readings: readonly Reading[],
  matches: Awaited<ReturnType<FindTexts>>,
  lang: string,
): TypedLine {
  const [match] = foundReadings(readings, matches);
  const reading = match?.reading ?? readings.find(({ isMarked }) => isMarked) ?? readings[0];
  const { quantity = '', unit = '', note = '' } = reading ?? {};
  const line = {
    ...blankLine,
    source,
    quantity: shownQuantity(quantity, lang),
    unit,
    note: note.slice(0, maxNoteLength),
  };
  if (match) {
    const { productId, article, name } = match.found;
    return { ...line, productId, article, note: note === name ? '' : line.note };
  }
  const article = reading?.article ?? source;
  return article.length <= maxArticleLength
    ? { ...line, article }
    : { ...line, article: article.slice(0, maxArticleLength), note: source.slice(0, maxNoteLength) };
}

/** The lines of an enquiry that the lines of a list are. One without a product was not found. */
export async function linesOfList(sources: readonly string[], find: FindTexts, lang: string): Promise<TypedLine[]> {
  const all = sources.map((source) => ({ source, readings: readLine(source.slice(0, maxSourceLength)) }));
  const matches = await find(all.flatMap(({ readings }) => readings.map(({ article }) => article)));
  return all.map(({ source, readings }) => lineOf(source, readings, matches, lang));
}
