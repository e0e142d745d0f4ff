import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { isSameStructure, textsBetweenTags, withTextsBetweenTags } from '#api/rules/html/html-structure.ts';
import { type TextKind, type TranslateTexts, TranslationError } from '#api/translator/translator.ts';
import type { OpenText } from '#store/interfaces/proposals.ts';

/** The result for one text: a proposal, or why there is none. */
export type Proposed = { path: string; hash: string; text: string } | { path: string; reason: string };

/** Texts of one request; DeepL accepts 50. */
const maxTexts = 40;

const kindOf = ({ input }: OpenText): TextKind => (input === 'rich-text' ? 'html' : 'text');

/** The texts in groups of one kind that a request may have. */
export function requestsOf(texts: readonly OpenText[], maxCharacters: number): OpenText[][] {
  const requests: OpenText[][] = [];
  for (const own of Map.groupBy(texts, kindOf).values()) {
    let request: OpenText[] = [];
    let characters = 0;
    for (const text of own) {
      const isFull = request.length >= maxTexts || characters + text.text.length > maxCharacters;
      if (request.length > 0 && isFull) {
        requests.push(request);
        [request, characters] = [[], 0];
      }
      request.push(text);
      characters += text.text.length;
    }
    requests.push(request);
  }
  return requests;
}

const isAboutTexts = (error: unknown): error is TranslationError =>
  error instanceof TranslationError && error.scope === 'texts';

interface Sending {
  translate: TranslateTexts;
  /** Whether no further request may be made. */
  isOver: () => boolean;
}

/** The results so far. `error`: the service translates nothing at the moment. `isDone`: every text has a result. */
interface Results {
  results: Proposed[];
  error?: unknown;
  isDone: boolean;
}

/** Requests translations of some texts. Returns the proposals made before an error or before the time limit. */
export async function proposeTexts(texts: readonly OpenText[], sending: Sending): Promise<Results> {
  const [first] = texts;
  if (!first) return { results: [], isDone: true };
  let found: string[];
  try {
    found = await sending.translate(kindOf(first), texts.map(sentText));
  } catch (error) {
    if (!isAboutTexts(error)) return { results: [], error, isDone: false };
    if (texts.length === 1) return { results: [{ path: first.path, reason: error.message }], isDone: true };
    // One text may have made the whole request fail.
    return oneByOne(texts, sending, async (text) => {
      const { results, error: failed } = await proposeTexts([text], sending);
      if (failed) throw failed;
      return results;
    });
  }
  const translations = new Map(texts.map((text, index) => [text, found[index] ?? '']));
  const never = { ...sending, isOver: () => false };
  let left = 0;
  let hasSentAgain = false;
  // Sends at least one again, so that a slow service comes to an end with further calls.
  const isOver = () => {
    const over = hasSentAgain && sending.isOver();
    hasSentAgain = true;
    return over;
  };
  const made = await oneByOne(texts, never, async (text) => {
    const result = await proposalFor(text, translations.get(text) ?? '', { ...sending, isOver });
    if (!result) left += 1;
    return result ? [result] : [];
  });
  return { ...made, isDone: made.isDone && left === 0 };
}

async function oneByOne(
  texts: readonly OpenText[],
  { isOver }: Sending,
  resultsOf: (text: OpenText) => Promise<Proposed[]>,
): Promise<Results> {
  const results: Proposed[] = [];
  for (const text of texts) {
    if (isOver()) return { results, isDone: false };
    try {
      results.push(...(await resultsOf(text)));
    } catch (error) {
      return { results, error, isDone: false };
    }
  }
  return { results, isDone: true };
}

const sentText = (source: OpenText): string => (kindOf(source) === 'html' ? cleanHtml(source.text) : source.text);

const blank = 'The translation service returned no text.';
const endless = 'The translation service returned a text that is far longer than its source.';
const reformatted = 'The translation service changed the formatting, links or pictures of the text.';

/** Undefined if there is no time to send the text again. */
async function proposalFor(source: OpenText, translation: string, sending: Sending): Promise<Proposed | undefined> {
  const { path, hash } = source;
  const sent = sentText(source);
  try {
    const text =
      kindOf(source) === 'html' ? await richText(sent, translation, sending) : plainText(source, translation);
    if (text === undefined) return undefined;
    if (text === '') return { path, reason: blank };
    if (text.length > sent.length * 10 + 500) return { path, reason: endless };
    return { path, hash, text };
  } catch (error) {
    if (isAboutTexts(error)) return { path, reason: error.message };
    throw error;
  }
}

const plainText = ({ input }: OpenText, translation: string): string =>
  (input === 'text' ? translation.replace(/\s+/g, ' ') : translation).trim();

/**
 * The cleaned translation, if it has the structure of the source. Otherwise the texts between the tags are translated
 * one by one; undefined if there is no time for that.
 */
async function richText(
  sent: string,
  translation: string,
  { translate, isOver }: Sending,
): Promise<string | undefined> {
  const clean = cleanHtml(translation);
  if (isSameStructure(sent, clean)) return clean;
  if (isOver()) return undefined;
  const between = textsBetweenTags(sent);
  const texts: string[] = [];
  for (let from = 0; from < between.length; from += maxTexts) {
    texts.push(...(await translate('text', between.slice(from, from + maxTexts))));
  }
  if (texts.some((text) => text.trim() === '')) throw new TranslationError('texts', blank);
  const joined = cleanHtml(withTextsBetweenTags(sent, texts));
  if (!isSameStructure(sent, joined)) throw new TranslationError('texts', reformatted);
  return joined;
}
