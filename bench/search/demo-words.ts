import { pageOf } from '#content/pages.ts';
import { entityOf } from '#content/registry.ts';
import type { SearchType } from '#content/search.ts';
import { demoEntries, demoTranslations } from '#demo/read-archive.ts';

/** A word of the demo group, in small letters, with the pages that have it. */
export interface DemoWord {
  word: string;
  pages: readonly string[];
}

/** Fixed, so that the same words are measured when search includes more types. */
const types: readonly SearchType[] = [
  ...(['product', 'category', 'concern', 'news', 'report', 'export', 'tradeFair'] as const),
  ...(['certificate', 'career', 'faq', 'gallery', 'location', 'document'] as const),
];

const titleFields: Partial<Record<SearchType, string>> = { news: 'heading', career: 'title' };
const textFields = ['description', 'mission', 'jobDescription', 'educationalQualification', 'activities'];

const shortest = 4;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ') : '');

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => [...word].length >= shortest);

/** The words of the demo group in a language, in the order of the alphabet. */
export function demoWords(lang: string, today: string): DemoWord[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const type of types) {
    const translations = lang === 'en' ? undefined : demoTranslations(type, lang);
    for (const { id, document: original } of demoEntries(type)) {
      const fields = translations ? translations[id] : original;
      const document = { ...original, ...fields };
      if (!fields || entityOf(type).hasEnded?.(document, today)) continue;
      const page = pageOf(type, String(id), textOf(document.address));
      const texts = [titleFields[type] ?? 'name', ...textFields].map((name) => textOf(fields[name]));
      for (const word of wordsIn(texts.join(' '))) pagesOf.set(word, (pagesOf.get(word) ?? new Set()).add(page));
    }
  }
  return [...pagesOf].map(([word, pages]) => ({ word, pages: [...pages] })).sort((a, b) => (a.word < b.word ? -1 : 1));
}
