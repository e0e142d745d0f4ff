import { maxEnquiryLines } from '#contract/submissions/enquiry-terms.ts';
import { decimalText } from '#contract/text/decimals.ts';
import type { SiteServices } from '../context.ts';
import { lineIn } from '../enquiries/enquiry-address.ts';
import type { EnquiryAnswer, EnquiryOutcome, ListResult } from '../enquiries/enquiry-outcome.ts';
import { isBlankLine, type TypedLine, typedLines, type Values, valuesOfLines } from '../enquiries/enquiry-values.ts';
import { findProducts } from '../enquiries/load-enquiry.server.ts';
import { articleFinder, type FindTexts } from '../enquiries/parts-list/find-texts.ts';
import { linesOfList } from '../enquiries/parts-list/lines-of-list.ts';
import { readParts } from '../enquiries/parts-list/read-parts.ts';
import { viewsOfLines } from '../enquiries/parts-list/views-of-lines.ts';
import { failure } from '../forms/outcome.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';

/** About 1,000 lines. The first of them become lines of the enquiry; the rest goes back to the box. */
const maxPartsLength = 100_000;

const nothing: ListResult = { added: 0, missing: 0, skipped: [], left: 0 };

interface Filled {
  lines: TypedLine[];
  /** What stays in the box. */
  parts: string;
  list?: ListResult;
}

/** Adds the lines of the pasted list, as many as have room. */
async function withList(lines: TypedLine[], parts: string, find: FindTexts, services: SiteServices): Promise<Filled> {
  const texts = pageTextsFor(services.language).enquiry;
  const refused = (error: string): Filled => ({ lines, parts, list: { ...nothing, error } });
  if (parts.trim() === '') return refused(texts.partsBlank);
  if (parts.length > maxPartsLength) return refused(texts.partsTooLong({ max: maxPartsLength }));
  const { lines: sources, skipped, rest } = readParts(parts, Math.max(0, maxEnquiryLines - lines.length));
  const added = await linesOfList(sources, find, services.lang);
  const missing = added.filter(({ productId }) => productId === '').length;
  return {
    lines: [...lines, ...added],
    parts: rest.join('\n'),
    list: { added: added.length, missing, skipped: skipped.slice(0, 5), left: rest.length },
  };
}

/** Takes an offered article. `taken` is the line's index and the article as in an address, such as `2.15.Y-30*5`. */
function withOffer(lines: TypedLine[], taken: string, lang: string): TypedLine[] {
  const [, place, text = ''] = /^(\d{1,2})\.(.+)$/su.exec(taken) ?? [];
  const { productId = '', article = '', quantity } = lineIn(text) ?? {};
  const line = lines[Number(place)];
  if (!line || productId === '') return lines;
  // The text of a line with a product is read in another way; that of another one keeps what was typed beside it.
  const before = line.productId === '' ? line.quantity : '';
  const amount = quantity === undefined ? before : decimalText(quantity, lang);
  return lines.with(Number(place), { ...line, productId, article, quantity: amount });
}

/** An outcome with what its page shows at lines from pasted lists. */
export async function withViews(
  outcome: EnquiryOutcome,
  services: SiteServices,
  find = articleFinder(services),
): Promise<EnquiryOutcome> {
  const lines = typedLines(outcome.values);
  if (lines.every(({ source }) => source === '')) return outcome;
  const ids = lines.flatMap(({ source, productId }) => (source !== '' && productId !== '' ? [productId] : []));
  const [views, products] = await Promise.all([viewsOfLines(lines, find, services), findProducts(ids, services)]);
  return { ...outcome, views, products };
}

/** The buttons of the form that change its lines, and do not send it. */
const buttons = ['remove', 'take', 'addParts', 'look'] as const;

export const isFilling = (values: Values): boolean => buttons.some((name) => values[name] !== undefined);

/**
 * The form with other lines: without one (`remove`), with an offered article (`take`), with those of the pasted list
 * (`addParts`), or unchanged with what was found out about them (`look`). `kept`: the other values.
 */
export async function fillEnquiry(values: Values, kept: Values, services: SiteServices): Promise<EnquiryAnswer> {
  const find = articleFinder(services);
  const { remove, take, addParts, parts = '' } = values;
  const all = typedLines(values);
  let filled: Filled = { lines: all, parts };
  if (remove !== undefined) filled.lines = all.filter((_, index) => String(index) !== remove);
  else if (take !== undefined) filled.lines = withOffer(all, take, services.lang);
  else if (addParts !== undefined)
    filled = await withList(
      all.filter((line) => !isBlankLine(line)),
      parts,
      find,
      services,
    );
  const { lines, list } = filled;
  const { parts: _, ...others } = kept;
  const shown = { ...others, ...valuesOfLines(lines), ...(filled.parts && { parts: filled.parts }) };
  const outcome = { ...failure(''), values: shown, ...(list && { list }) };
  return { outcome: await withViews(outcome, services, find), status: 200 };
}
