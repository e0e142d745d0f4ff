import { isDeepStrictEqual } from 'node:util';
import { ownPageOf } from '#content/pages.ts';
import { entityOf } from '#content/registry.ts';
import { textAt, translatableTexts } from '#contract/languages/translatable-texts.ts';
import { translated } from '#store/documents/translate.ts';
import { sourceHash } from '#store/documents/translation-sources.ts';
import type { JsonDocument, TranslationSources } from '#store/store.ts';
import { setText } from '../translations/exchange/set-text.ts';
import { nameOfLanguage } from '../words.ts';
import type { IncomingEntry, IncomingState } from './apply/incoming.ts';
import { nameOf } from './import-words.ts';
import type { ImportReport } from './imports.ts';

/** The main languages of a source and of this site, in lower case. */
interface MainLanguages {
  from: string;
  to: string;
}

/**
 * An entry of a source with another main language: its translation into that of this site becomes the document, and the
 * original a translation. A text without such a translation stays in the document, and is reported. A translation that
 * is kept as a draft does not become public: the original stays, and the entry has the translation as a pending change.
 */
export function changeMainLanguage(
  entry: IncomingEntry,
  languages: MainLanguages,
  report: ImportReport,
): IncomingEntry {
  const { type, publicId, publications = {} } = entry;
  const { [languages.to]: kept, ...others } = publications;
  const latest = swapped(type, entry.pending ?? entry, languages);
  reportTexts(entry, languages, report);
  const isPublic = entry.status === 'published';
  const seen = swapped(type, kept && isPublic ? without(entry, languages.to) : entry, languages);
  const pending = entry.pending || (kept && isPublic) ? { ...latest, ...kept } : null;
  const changed = { ...entry, ...seen, ...(isPublic ? {} : kept), pending, publications: others };
  const pageOf = ({ document }: IncomingState) => publicId && ownPageOf(type, publicId, String(document.address ?? ''));
  const formerAddress = pageOf(entry) || undefined;
  return formerAddress && formerAddress !== pageOf(changed) ? { ...changed, formerAddress } : changed;
}

/** The entries of a source with another main language, with links to the addresses that their pages have now. */
export function withMovedLinks(entries: readonly IncomingEntry[]): IncomingEntry[] {
  const moved = new Map<string, string>();
  for (const { type, publicId, document, formerAddress } of entries) {
    const page = publicId && ownPageOf(type, publicId, String(document.address ?? ''));
    if (formerAddress && page) moved.set(formerAddress, page);
  }
  const inJson = /(href=\\")([^"\\]*)/g;
  return entries.map((entry) =>
    JSON.parse(
      JSON.stringify(entry).replace(inJson, (_, before: string, path: string) => before + (moved.get(path) ?? path)),
    ),
  );
}

function without<State extends IncomingState>(state: State, lang: string): State {
  const { [lang]: _, ...translations } = state.translations;
  return { ...state, translations };
}

function swapped(type: IncomingEntry['type'], state: IncomingState, { from, to }: MainLanguages): IncomingState {
  const { [to]: own = {}, ...others } = state.translations;
  const document = withLanguages(translated(state.document, own), { from, to });
  return {
    ...{ status: state.status, publishAt: state.publishAt, parent: state.parent, document },
    translations: { ...others, [from]: translationOf(type, state.document, document) },
    sources: state.sources && sourcesIn(type, state, document, { from, to }),
  };
}

/** The fields of `original` as a translation of `document`: its texts, and other fields that differ. */
function translationOf(type: IncomingEntry['type'], original: JsonDocument, document: JsonDocument): JsonDocument {
  const { languages: _, ...compared } = original;
  const texts = translatableTexts(entityOf(type).document, original).filter(({ text }) => text !== '');
  const translation = texts.reduce((made, { path, text }) => setText(made, document, path, text), {} as JsonDocument);
  const read = translated(document, translation);
  const others = Object.entries(compared).filter(([field, value]) => !isDeepStrictEqual(read[field], value));
  return { ...translation, ...Object.fromEntries(others) };
}

/** The other languages are translated from the new document now. Those that were outdated stay so. */
function sourcesIn(
  type: IncomingEntry['type'],
  { document: original, sources = {} }: IncomingState,
  document: JsonDocument,
  { from, to }: MainLanguages,
): TranslationSources {
  const { document: schema } = entityOf(type);
  const before = new Map(translatableTexts(schema, original).map((text) => [text.path, sourceHash(text)]));
  const texts = translatableTexts(schema, document).map((text) => [text.path, sourceHash(text)] as const);
  const now = new Map(texts);
  const { [to]: _, ...others } = sources;
  const moved = Object.entries(others).map(([lang, hashes]) => [
    lang,
    Object.fromEntries(
      Object.entries(hashes).map(([path, hash]) => [path, hash === before.get(path) ? (now.get(path) ?? hash) : hash]),
    ),
  ]);
  return { ...Object.fromEntries(moved), [from]: Object.fromEntries(texts) };
}

/** The company information lists the languages besides the main one. */
function withLanguages(document: JsonDocument, { from, to }: MainLanguages): JsonDocument {
  if (!Array.isArray(document.languages)) return document;
  const listed: { lang: string; name: string; state: string }[] = document.languages;
  const others = listed.filter(({ lang }) => ![from, to].includes(lang.toLowerCase()));
  return { ...document, languages: [{ lang: from, name: '', state: 'Published' }, ...others] };
}

function reportTexts(entry: IncomingEntry, { from, to }: MainLanguages, report: ImportReport): void {
  const { document, translations, sources = {} } = entry.pending ?? entry;
  const texts = translatableTexts(entityOf(entry.type).document, document).filter(({ text }) => text.trim() !== '');
  const name = nameOf(entry);
  const namedIn = (lang: string) => ({ from: nameOfLanguage(from, lang), to: nameOfLanguage(to, lang) });
  const missing = texts.filter(({ path }) => textAt(translations[to], path) === '').length;
  const outdated = texts.filter((text) => {
    const hash = sources[to]?.[text.path];
    return hash !== undefined && textAt(translations[to], text.path) !== '' && hash !== sourceHash(text);
  }).length;
  if (missing > 0) {
    report.finding('changed', (texts, lang) =>
      texts.imports.entries.untranslated({ name: name(texts, lang), count: missing, ...namedIn(lang) }),
    );
  }
  if (outdated > 0) {
    report.finding('changed', (texts, lang) =>
      texts.imports.entries.outdated({ name: name(texts, lang), count: outdated, to: nameOfLanguage(to, lang) }),
    );
  }
}
