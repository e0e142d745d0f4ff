import { cleanHtml } from '#api/rules/clean-html.ts';
import { isSameStructure, textsBetweenTags, withTextsBetweenTags } from '#api/rules/html-structure.ts';
import { type TextKind, type TranslateTexts, TranslationError } from '#api/translator/translator.ts';
import type { OpenText } from '#store/proposals.ts';

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

/** Proposals for the texts of one request. Throws a {@link TranslationError} if the service translates nothing at the moment. */
export async function proposeTexts(texts: readonly OpenText[], translate: TranslateTexts): Promise<Proposed[]> {
  const [first] = texts;
  if (!first) return [];
  let found: string[];
  try {
    found = await translate(kindOf(first), texts.map(sentText));
  } catch (error) {
    if (!isAboutTexts(error)) throw error;
    if (texts.length === 1) return [{ path: first.path, reason: error.message }];
    // One text may have made the whole request fail.
    const single: Proposed[] = [];
    for (const text of texts) single.push(...(await proposeTexts([text], translate)));
    return single;
  }
  return Promise.all(texts.map((text, index) => proposalFor(text, found[index] ?? '', translate)));
}

const sentText = (source: OpenText): string => (kindOf(source) === 'html' ? cleanHtml(source.text) : source.text);

const blank = 'The translation service returned no text.';
const endless = 'The translation service returned a text that is far longer than its source.';
const reformatted = 'The translation service changed the formatting, links or pictures of the text.';

async function proposalFor(source: OpenText, translation: string, translate: TranslateTexts): Promise<Proposed> {
  const { path, hash } = source;
  const sent = sentText(source);
  try {
    const text =
      kindOf(source) === 'html' ? await richText(sent, translation, translate) : plainText(source, translation);
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

/** The cleaned translation, if it has the structure of the source. Otherwise the texts between the tags are translated one by one. */
async function richText(sent: string, translation: string, translate: TranslateTexts): Promise<string> {
  const clean = cleanHtml(translation);
  if (isSameStructure(sent, clean)) return clean;
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
