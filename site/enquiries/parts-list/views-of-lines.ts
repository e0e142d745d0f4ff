import { decimalIn, decimalSign } from '#contract/text/decimals.ts';
import type { SiteServices } from '#site/context.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import type { LineView, Offer } from '../enquiry-outcome.ts';
import { isBlankLine, maxSourceLength, type TypedLine } from '../enquiry-values.ts';
import type { FindTexts } from './find-texts.ts';
import { foundReadings, shownQuantity } from './lines-of-list.ts';
import { type Reading, readLine } from './read-line.ts';

const maxOffers = 3;

/** What the article of a line may be read as: with its quantity, only as the article. */
const readingsOf = ({ productId, article, quantity, source }: TypedLine): Reading[] => {
  if (productId !== '') return readLine(source.slice(0, maxSourceLength));
  const whole = { article: article.trim(), quantity: '', unit: '', note: '', isMarked: false, isUnsure: false };
  return quantity.trim() === '' ? readLine(article) : [whole];
};

function offersOf(
  line: TypedLine,
  readings: readonly Reading[],
  matches: Awaited<ReturnType<FindTexts>>,
  lang: string,
): Offer[] {
  const offer = ({ quantity }: Reading, of: Omit<Offer, 'quantity'>): Offer => ({
    productId: of.productId,
    article: of.article,
    name: of.name,
    quantity: decimalIn(quantity, decimalSign(lang)) ?? null,
  });
  const found = foundReadings(readings, matches).map((match) => offer(match.reading, match.found));
  const isOwn = ({ productId, article }: Offer) => productId === line.productId && article === line.article;
  if (line.productId !== '') return found.some(isOwn) ? found.filter((each) => !isOwn(each)).slice(0, maxOffers) : [];
  const near = readings.flatMap((reading) =>
    (matches?.get(reading.article)?.suggestions ?? []).map((each) => offer(reading, each)),
  );
  const all = [...found, ...near];
  const isFirst = (each: Offer, index: number) =>
    all.findIndex(({ productId, article }) => productId === each.productId && article === each.article) === index;
  return all.filter(isFirst).slice(0, maxOffers);
}

/** Digits that are thousands in one language and decimal places in another: “1,500”. */
const isAmbiguous = (quantity: string, lang: string): boolean =>
  /^\d{1,3}[.,]\d{3}$/.test(quantity) && (decimalIn(quantity, decimalSign(lang)) ?? 0) < 1_000;

/** What was found out about the lines from pasted lists, by their index. */
export async function viewsOfLines(
  lines: readonly TypedLine[],
  find: FindTexts,
  { lang, language }: Pick<SiteServices, 'lang' | 'language'>,
): Promise<Record<number, LineView>> {
  const texts = pageTextsFor(language).enquiry;
  const listed = [...lines.entries()].filter(([, line]) => line.source !== '' && !isBlankLine(line));
  const read = listed.map(([index, line]) => ({ index, line, readings: readingsOf(line) }));
  const matches = await find(read.flatMap(({ readings }) => readings.map(({ article }) => article)));
  const views = read.map(({ index, line, readings }): [number, LineView] => {
    const unsure = readLine(line.source.slice(0, maxSourceLength)).find(
      ({ quantity, isUnsure }) =>
        quantity !== '' && (isUnsure || isAmbiguous(quantity, lang)) && shownQuantity(quantity, lang) === line.quantity,
    );
    return [
      index,
      {
        ...(line.productId === '' && { article: matches ? texts.partMissing : texts.partUnchecked }),
        ...(unsure && {
          quantity: texts.quantityRead({
            text: unsure.isUnsure ? line.source : unsure.quantity,
            number: line.quantity,
          }),
        }),
        offers: offersOf(line, readings, matches, lang),
      },
    ];
  });
  return Object.fromEntries(views);
}
