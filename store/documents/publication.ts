import type { EntryStatus } from '#contract/documents/entry.ts';
import type { EntryChange, LanguagePublication, LanguageStatus } from '../interfaces/entries.ts';
import { StoreError } from '../store.ts';
import { alignedPaths, alignedTo, comparableTranslation } from './item-ids.ts';
import type { SourcedState } from './translation-sources.ts';

/** A state with its place. The place belongs to the default language. */
export interface PlacedState extends SourcedState {
  parent: number | null;
}

/** What visitors see of an entry, and when they see more. The default language is ''. */
export interface Publication {
  status: EntryStatus;
  /** When an unpublished entry is published. */
  publishAt: string | null;
  /** What visitors see; absent if the entry is not published. */
  visible?: PlacedState | undefined;
  /** When the next pending change is published. Without a language that is scheduled, all are, except drafts. */
  pendingAt: string | null;
  languages: Record<string, LanguagePublication>;
}

export const unsaved: Publication = { status: 'draft', publishAt: null, pendingAt: null, languages: {} };

const draft: LanguagePublication = { status: 'draft', publishAt: null };
const empty: PlacedState = { document: {}, translations: {}, sources: {}, parent: null };

const languagesIn = (...states: (PlacedState | undefined)[]): string[] => [
  ...new Set(['', ...states.flatMap((state) => Object.keys(state?.translations ?? {}))]),
];

/** In the order of the items of `latest`. Texts of items that it lacks do not count: the main language has removed them. */
const textsIn = (lang: string, { document, parent, translations }: PlacedState, latest: PlacedState) =>
  lang === '' ? JSON.stringify([document, parent]) : comparableTranslation(translations[lang], latest.document);

/** The languages in which a state differs from a later one. */
export const differing = (state: PlacedState, latest: PlacedState): string[] =>
  languagesIn(state, latest).filter((lang) => textsIn(lang, state, latest) !== textsIn(lang, latest, latest));

/** A state with some languages of another. */
export function withLanguages(state: PlacedState, other: PlacedState, langs: readonly string[]): PlacedState {
  const { document, parent } = langs.includes('') ? other : state;
  const all = languagesIn(state, other).filter((lang) => lang !== '');
  const mixed: PlacedState = { document, parent, translations: {}, sources: {} };
  for (const lang of all.sort()) {
    const from = langs.includes(lang) ? other : state;
    const { [lang]: translation } = from.translations;
    const { [lang]: sources } = from.sources;
    if (!translation) continue;
    const own = from.document === document ? translation : alignedTo(document, translation);
    mixed.translations[lang] = own;
    if (sources) mixed.sources[lang] = alignedPaths(sources, translation, own);
  }
  return mixed;
}

const isVisible = (lang: string, visible: PlacedState | undefined): boolean =>
  visible !== undefined && (lang === '' || lang in visible.translations);

const scheduledIn = (languages: Publication['languages']): [string, string][] =>
  Object.entries(languages).flatMap(([lang, { publishAt }]) => (publishAt === null ? [] : [[lang, publishAt]]));

/** Languages of the latest state that are published together with the default language. */
export const exceptDrafts = ({ visible, languages }: Publication, latest: PlacedState): string[] =>
  languagesIn(latest, visible).filter((lang) => languages[lang]?.status !== 'draft');

/** The languages that are to be published by a time. */
export function dueLanguages(publication: Publication, latest: PlacedState, now: string): string[] {
  const { visible, languages } = publication;
  const waiting = scheduledIn(languages);
  const due = waiting.filter(([, at]) => at <= now).map(([lang]) => lang);
  if (visible && waiting.length > 0) return due;
  return exceptDrafts(publication, latest).filter((lang) => !languages[lang] || due.includes(lang));
}

type Asked = Pick<EntryChange, 'status' | 'publishAt' | 'keepPublished' | 'languages' | 'publications'>;

/** Removes what no longer applies: choices for a language without texts, or drafts that visitors see. */
function settled(after: Omit<Publication, 'pendingAt'>, latest: PlacedState, wholeAt: string | null): Publication {
  const { visible } = after;
  const languages = Object.fromEntries(
    Object.entries(after.languages).filter(([lang, { status }]) => {
      if (!isVisible(lang, visible)) return lang in latest.translations;
      return status === 'scheduled';
    }),
  );
  const first = scheduledIn(languages)
    .map(([, at]) => at)
    .sort()[0];
  return { ...after, languages, pendingAt: visible ? (first ?? wholeAt) : null };
}

/** Scheduled languages become drafts: the next publication of the entry does not include them by surprise. */
const unscheduled = (languages: Publication['languages']) =>
  Object.fromEntries(Object.keys(languages).map((lang) => [lang, draft]));

/** All languages together, except those for which an import has chosen otherwise. */
function wholeAfter(before: Publication, asked: Asked, latest: PlacedState): Publication {
  const { status, publishAt } = asked;
  if (status === 'published') {
    const languages = asked.publications ?? {};
    const chosen = languagesIn(latest).filter((lang) => lang === '' || !languages[lang]);
    return settled({ status, publishAt: null, visible: withLanguages(empty, latest, chosen), languages }, latest, null);
  }
  const languages = asked.publications ?? (status === 'scheduled' ? {} : unscheduled(before.languages));
  const visible = asked.keepPublished ? before.visible : undefined;
  if (!visible) return settled({ status, publishAt, languages }, latest, null);
  return settled({ status: 'published', publishAt: null, visible, languages }, latest, publishAt);
}

/** A change of some languages of an entry. */
interface LanguageChange {
  before: Publication;
  asked: Asked;
  latest: PlacedState;
  chosen: readonly string[];
}

/** Some languages of an entry that visitors see. */
function someAfter(visible: PlacedState, { before, asked, latest, chosen }: LanguageChange): Publication {
  const { status, publishAt, keepPublished } = asked;
  const languages = { ...before.languages };
  if (before.pendingAt !== null && scheduledIn(languages).length === 0) {
    // The others keep the time that was set for all.
    for (const lang of differing(visible, latest))
      languages[lang] ??= { status: 'scheduled', publishAt: before.pendingAt };
  }
  const isTakenOff = status !== 'published' && !keepPublished;
  if (isTakenOff && chosen.includes(''))
    throw new StoreError('main-language', 'Visitors see no language without the main one; unpublish all languages', {
      unpublished: true,
    });
  const source = isTakenOff ? empty : latest;
  const seen = status === 'published' || isTakenOff ? withLanguages(visible, source, chosen) : visible;
  for (const lang of chosen) {
    if (status === 'scheduled') languages[lang] = { status, publishAt };
    else delete languages[lang];
  }
  for (const lang of Object.keys(latest.translations)) if (!isVisible(lang, seen)) languages[lang] ??= draft;
  return settled({ status: 'published', publishAt: null, visible: seen, languages }, latest, null);
}

/** Some languages of an entry that visitors do not see. */
function firstAfter({ before, asked, latest, chosen }: LanguageChange): Publication {
  const { status, publishAt } = asked;
  const languages = { ...before.languages };
  if (!chosen.includes('')) {
    if (status === 'published' || (status === 'scheduled' && before.status !== 'scheduled'))
      throw new StoreError('main-language', 'Publish or schedule the main language first, or together with the others');
    for (const lang of chosen) languages[lang] = { status, publishAt };
    return settled({ status: before.status, publishAt: before.publishAt, languages }, latest, null);
  }
  if (status === 'draft') return wholeAfter(before, asked, latest);
  for (const lang of Object.keys(latest.translations)) languages[lang] ??= draft;
  for (const lang of chosen) delete languages[lang];
  const visible = status === 'published' ? withLanguages(empty, latest, chosen) : undefined;
  return settled({ status, publishAt, visible, languages }, latest, null);
}

/**
 * The publication after a save. Its status applies to the given languages; the others keep what visitors see and their
 * schedules. A translation that visitors do not see and that is left out becomes a draft. Throws `main-language`.
 */
export function publicationAfter(before: Publication, asked: Asked, latest: PlacedState): Publication {
  const { visible } = before;
  const all = languagesIn(latest, visible);
  const chosen = all.filter((lang) => asked.languages?.includes(lang) ?? true);
  if (chosen.length === all.length) return wholeAfter(before, asked, latest);
  const change = { before, asked, latest, chosen };
  return visible ? someAfter(visible, change) : firstAfter(change);
}

/** Whether the latest state differs from the visible one in drafts alone: the entry as a whole has no pending change. */
export function differsInDrafts({ visible, pendingAt, languages }: Publication, latest: PlacedState): boolean {
  const langs = visible && pendingAt === null ? differing(visible, latest) : [];
  return langs.length > 0 && langs.every((lang) => languages[lang]?.status === 'draft');
}

/** The status of each language, the default one first. */
export function languageStatuses(publication: Publication, latest: PlacedState): LanguageStatus[] {
  const { visible, languages, pendingAt } = publication;
  const isWhole = pendingAt !== null && scheduledIn(languages).length === 0;
  const changed = new Set(visible && differing(visible, latest));
  const statusOf = (lang: string): Pick<LanguageStatus, 'status' | 'publishAt'> => {
    const chosen = languages[lang];
    if (chosen) return chosen;
    if (!visible) return { status: publication.status, publishAt: publication.publishAt };
    if (!changed.has(lang)) return { status: 'published', publishAt: null };
    if (isWhole) return { status: 'scheduled', publishAt: pendingAt };
    return { status: isVisible(lang, visible) ? 'changed' : 'draft', publishAt: null };
  };
  return languagesIn(latest, visible)
    .sort()
    .map((lang) => ({ lang, ...statusOf(lang), visible: isVisible(lang, visible) }));
}
