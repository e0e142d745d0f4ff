import { createHash } from 'node:crypto';
import { nameOfLanguage } from '#api/office/words.ts';
import type { NewFinding } from '#api/rules/findings.ts';
import { entityOf } from '#content/registry.ts';
import { searchEnginesOf, searchTextsOf, shownDescription, shownTitle } from '#contract/documents/search-engines.ts';
import { hasOwnPage, titleOf } from '#contract/entity.ts';
import { translated } from '#store/documents/translate.ts';
import type { PublishedState } from '#store/interfaces/published-entries.ts';
import { plainText } from '#store/search/plain-text.ts';
import type { ContentFacts } from './content-facts.ts';
import type { SeenEntry } from './entry-facts.ts';

const texts = ['title', 'description'] as const;
type Text = (typeof texts)[number];

/** What search engines show of the page of an entry in a language. */
export interface PageTexts {
  entry: SeenEntry;
  /** Of each text: its digest with its language and kind, which equal texts share. '': no text. A site may have very many. */
  keys: Record<Text, string>;
  /** The texts that search engines cut. */
  long: Text[];
}

const keyOf = (kind: Text, { lang = '' }: SeenEntry, text: string): string =>
  text === '' ? '' : createHash('sha256').update(`${kind} ${lang} ${text.toLowerCase()}`).digest('base64').slice(0, 12);

/** The length of the start of a text that pages have as their description. */
const startOfText = 160;

function textsIn(entry: SeenEntry, document: Record<string, unknown>, own: unknown): PageTexts {
  const entity = entityOf(entry.type);
  const { searchTitle = '', searchDescription = '' } = searchTextsOf(own) ?? {};
  const title = searchTitle || titleOf(entity, document);
  const start = () => entity.texts?.(document).find((text) => text.trim() !== '') ?? '';
  const description = searchDescription || plainText(start().slice(0, startOfText * 20)).slice(0, startOfText);
  return {
    entry,
    keys: {
      title: keyOf('title', entry, title.trim()),
      description: keyOf('description', entry, description.trim()),
    },
    long: [
      ...([...title].length > shownTitle ? ['title' as const] : []),
      ...([...searchDescription].length > shownDescription ? ['description' as const] : []),
    ],
  };
}

/** The texts of the page of an entry in its languages; none where search engines are not to list it. */
export function pageTextsOf(state: PublishedState, entry: SeenEntry, now: Date): PageTexts[] {
  const { type, translations } = state;
  const entity = entityOf(type);
  if (!hasOwnPage(entity.pages)) return [];
  const read = entity.document.safeParse(state.document);
  if (!read.success || searchEnginesOf(read.data)?.noindex || entity.isListed?.(read.data, now) === false) return [];
  const inLanguages = Object.entries(translations).flatMap(([lang, own]): PageTexts[] => {
    const whole = entity.document.safeParse(translated(state.document, own));
    return whole.success ? [textsIn({ ...entry, lang }, whole.data, own)] : [];
  });
  return [textsIn(entry, read.data, read.data), ...inLanguages];
}

/** Pages that search engines show with the texts of another page, with texts that they cut, or without a description. */
export function* pageFindings({ entries, texts: counts }: ContentFacts): Generator<NewFinding> {
  for (const ofType of entries.values()) {
    for (const { pages } of ofType.values()) {
      for (const { entry, keys, long } of pages) {
        for (const text of texts)
          if ((counts.get(keys[text]) ?? 0) > 1) yield finding('page-text-twice', entry, { text });
        for (const text of long) yield finding('page-text-too-long', entry, { text });
        if (keys.description === '') yield finding('page-without-description', entry, {});
      }
    }
  }
}

type Kind = 'page-text-twice' | 'page-text-too-long' | 'page-without-description';

/** `language`: '' for the main one. */
const finding = (
  kind: Kind,
  { type, id, title, lang }: SeenEntry,
  { text = '' }: { text?: Text | '' },
): NewFinding => ({
  kind,
  text: ({ findings }, of) => {
    const named = {
      title,
      text,
      language: lang === undefined ? '' : nameOfLanguage(lang, of),
      translated: lang !== undefined,
    };
    if (kind === 'page-text-twice') return findings.pageTextTwice(named);
    return kind === 'page-text-too-long' ? findings.pageTextTooLong(named) : findings.noPageDescription(named);
  },
  entry: { type, id },
  about: [lang, text].filter(Boolean).join(' '),
});
