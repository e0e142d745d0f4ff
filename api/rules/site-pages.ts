import type { SearchHit } from '#content/search.ts';
import { contentWords } from '#store/search/function-words.ts';
import { headOf } from '#store/search/head-word.ts';
import { highlight } from '#store/search/highlight.ts';
import { hasCompounds, markedWords, type QueryWord, queryWords } from '#store/search/query-words.ts';
import { errorsBetween, maxErrors } from '#store/search/vocabulary.ts';
import { foldedWords } from '#store/search/words.ts';
import { textsFor } from '../texts.ts';

/** A page of the site with its names, each as folded words without endings. The first name is its title. */
interface NamedPage {
  path: string;
  title: string;
  names: readonly (readonly QueryWord[])[];
}

/** Further pages do not help. */
const maxPages = 3;
/** Fewer letters begin too many names. */
const minBeginning = 4;

const separators = /[,،，]/u;

/** Pages that sites in front of a backend lack. */
const atriumPages = ['/compare', '/documents', '/locations'];

export const isAtriumPage = (path: string): boolean => atriumPages.includes(path);

const namesIn = (listed: string): string[] => listed.split(separators).map((name) => name.trim());

const byLanguage = new Map<string, readonly NamedPage[]>();

/** The pages with their names in the language, which the texts of the site list. */
function namedPages(lang: string): readonly NamedPage[] {
  const known = byLanguage.get(lang);
  if (known) return known;
  const english = new Map(Object.entries(textsFor('en').sitePages));
  const pages = Object.entries(textsFor(lang).sitePages).map(([segment, listed]) => {
    const own = namesIn(listed);
    const [title = ''] = own;
    // Some visitors type English words on pages in other languages.
    const names = [...new Set([...own, ...namesIn(english.get(segment) ?? '')])];
    return {
      path: segment === 'home' ? '/' : `/${segment}`,
      title,
      names: names.map((name) => queryWords(name, lang)),
    };
  });
  // Languages are those of addresses, which visitors may make up.
  if (byLanguage.size < 100) byLanguage.set(lang, pages);
  return pages;
}

/** Fewer letters are other words with an ending. */
const minStem = 3;
/** Endings that `queryWords` keeps on short words: “job” and “jobs”, “bureau” and “bureaux”. */
const shortEnding = /^(?:e?s|e?n|e|x)?$/;
/** Typed for a German umlaut, such as `ae`. */
const umlautVowels = /([aou])e/g;

/** Whether one word is the other with a short ending. */
function isForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= minStem && long.startsWith(short) && shortEnding.test(long.slice(short.length));
}

const isSame = ({ beginning, typed }: QueryWord, name: QueryWord): boolean =>
  beginning === name.beginning ||
  isForm(typed, name.typed) ||
  isForm(typed.replace(umlautVowels, '$1'), name.typed.replace(umlautVowels, '$1'));

const joined = (words: readonly QueryWord[]): string => words.map(({ typed }) => typed).join('');

const begins = ({ typed }: QueryWord, name: QueryWord): boolean =>
  typed.length >= minBeginning && name.typed.startsWith(typed);

/** The least match of a whole name. */
const whole = 3;

/** 4: the words are the title, 3: they are another name, each 0.5 more as typed; 2: they begin the title, 0: none. */
function matchOf(words: readonly QueryWord[], names: NamedPage['names']): number {
  const matches = names.map((name, index) => {
    const hasAll = words.length === name.length && words.every((word) => name.some((each) => isSame(word, each)));
    // “e-mail” and “email”, “data sheet” and “datasheet”.
    const isTyped = joined(words) === joined(name);
    if (hasAll || isTyped) return whole + (index === 0 ? 1 : 0) + (isTyped ? 0.5 : 0);
    const isBeginning = words.every((word) => name.some((each) => isSame(word, each) || begins(word, each)));
    return index === 0 && isBeginning ? whole - 1 : 0;
  });
  return Math.max(...matches);
}

/** The page of the site at a path; undefined for any other path. */
export function pageAt(path: string, lang: string): SearchHit | undefined {
  const page = namedPages(lang).find((each) => each.path === path);
  return page && { type: 'page', id: path, url: path, title: [{ text: page.title, hit: false }], fragment: [] };
}

/** Up to three pages that the words name, the best first. `lang`: that of the query. */
export function pagesNamed(query: string, lang: string): SearchHit[] {
  const words = queryWords(query, lang);
  if (words.length === 0) return [];
  const marked = markedWords(words);
  return namedPages(lang)
    .map((page) => ({ page, match: matchOf(words, page.names) }))
    .filter(({ match }) => match > 0)
    .sort((one, other) => other.match - one.match)
    .filter(({ match }, _, [best]) => match >= whole || (best?.match ?? 0) < whole)
    .slice(0, maxPages)
    .map(({ page: { path, title } }) => ({
      type: 'page',
      id: path,
      url: path,
      title: highlight(title, marked),
      fragment: [],
    }));
}

/** A page and other words of a query that names it: “jobs in Aveiro”. */
export interface PageWithWords {
  path: string;
  /** As typed. */
  name: string;
  /** Without the name of the page, and without words that only connect others. */
  words: string;
}

const headWord = (query: string, lang: string): string => foldedWords(headOf(query, lang) ?? '').join(' ');

/** What links the parts of a compound: “Vertriebskontakt”. */
const linkingS = /(?<=ung|heit|keit|ion|schaft|tum|tät|ling|trieb)s$/;

/** In languages with compounds, a word that ends with the name of a page in two: “Pressekontakt” as “Presse Kontakt”. */
function inParts(query: string, lang: string): string[] {
  const tokens = query.split(/\s+/u).filter(Boolean);
  if (!hasCompounds(lang)) return tokens;
  const names = namedPages(lang).flatMap((page) =>
    page.names.flatMap(([name, ...more]) => (more.length === 0 && name ? name.typed : [])),
  );
  return tokens.flatMap((token) => {
    const [typed = ''] = foldedWords(token);
    const fits = (end: string) =>
      end.length >= minBeginning && typed.length - end.length >= minBeginning && typed.endsWith(end);
    const [end] = names.filter(fits).sort((one, other) => other.length - one.length);
    return end && typed.length === token.length
      ? [token.slice(0, -end.length).replace(linkingS, ''), token.slice(-end.length)]
      : [token];
  });
}

/** The pages that some words of a query name, the longest name first. Without other words there is nothing to find. */
export function pagesWithWords(query: string, lang: string): PageWithWords[] {
  const parts = inParts(query, lang);
  const words = queryWords(parts.join(' '), lang);
  const tokens = contentWords(parts, lang, (part) => foldedWords(part).join(' ')).map((token) => ({
    token,
    folded: queryWords(token, lang),
  }));
  const head = headWord(parts.join(' '), lang);
  const hasHead = (name: readonly QueryWord[]) => Number(name.some(({ typed }) => typed === head));
  const written = (some: typeof tokens) => some.map(({ token }) => token).join(' ');
  const found = namedPages(lang).flatMap(({ path, names }) => {
    const contained = names
      .filter((name) => name.every((each) => words.some((word) => isSame(word, each))))
      .sort((one, other) => other.length - one.length || hasHead(other) - hasHead(one));
    for (const name of contained) {
      const isOfName = (word: QueryWord) => name.some((each) => isSame(word, each));
      const own = tokens.filter(({ folded }) => folded.every(isOfName));
      const others = tokens.filter((each) => !own.includes(each));
      if (others.length > 0) return [{ path, name: written(own), words: written(others), length: name.length }];
    }
    return [];
  });
  const isMeant = (each: PageWithWords) => Number(foldedWords(each.name).includes(head));
  return found.sort((one, other) => isMeant(other) - isMeant(one) || other.length - one.length).slice(0, maxPages);
}

/** The page that is looked for beside other words: “jobs” of “night shift jobs”, but none of “company bottles”. */
export function pageMeant(query: string, lang: string): PageWithWords | undefined {
  const head = headWord(query, lang);
  return pagesWithWords(query, lang).find(({ name }) => foldedWords(name).includes(head));
}

/** The name of a page that words misspell: with one error from four letters on, two from eight. */
export function misspelledName(query: string, lang: string): string | undefined {
  const typed = joined(queryWords(query, lang));
  const most = maxErrors(typed);
  const near = namedPages(lang)
    .flatMap(({ names }) => names)
    .map((name) => ({ name, errors: errorsBetween(typed, joined(name), most) }))
    .filter(({ errors, name }) => errors <= Math.min(most, maxErrors(joined(name))))
    .sort((one, other) => one.errors - other.errors);
  return near[0]?.name.map((word) => word.typed).join(' ');
}
