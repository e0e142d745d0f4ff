import type { CallContext, Handler } from '#api/context.ts';
import { actorOf, maySee, requireSeen } from '#api/office/content/allowed.ts';
import { companySettings } from '#api/office/content/company-settings.ts';
import { assigneeOf } from '#api/office/inbox/messages.ts';
import { instanceOf } from '#api/office/transfer/archive/export-content.ts';
import { yieldBetween } from '#api/office/transfer/yield-between.ts';
import { words } from '#api/office/words.ts';
import { entityNames } from '#content/registry.ts';
import type { exportTranslations as exportTranslationsCall } from '#contract/calls/office/translations.ts';
import { maxExportedEntries } from '#contract/office/exchange-view.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import type { StoredEntry, TranslatedText } from '#store/store.ts';
import { attributeText } from './codes/attribute-texts.ts';
import { wordsIn } from './codes/html-codes.ts';
import { coded, exchangedText } from './exchanged-text.ts';
import { textFacts } from './text-facts.ts';
import { hasWords, type UnitToWrite } from './xliff/write-unit.ts';
import { type DocumentToWrite, writeDocument, writeFile, xliffMediaType } from './xliff/write-xliff.ts';

type Selection = CallInput<typeof exportTranslationsCall>;

/** Far below the limit of the import, because translations and what tools add make a file larger. */
const maxExportedCharacters = 8 * 1024 * 1024;
const maxNoteCharacters = 2_000;
/** Translators work for several languages, so notes are in English. */
const notesLanguage = 'en';

export const exportTranslations: Handler<typeof exportTranslationsCall> = async (selection, context) => {
  const { store, caller, now } = context;
  const { lang } = selection;
  if (lang === store.defaultLanguage.toLowerCase()) {
    throw words.error('invalid_parameter', (texts) => texts.exchange.export.mainLanguage);
  }
  const document: DocumentToWrite = {
    srcLang: store.defaultLanguage,
    trgLang: lang,
    site: await instanceOf(store),
  };
  const files: string[] = [];
  let characters = 0;
  for await (const id of yieldBetween(await chosenIds(selection, context))) {
    const entry = await store.entries.get(id);
    if (!entry || entry.trashedAt !== null || !maySee(entry.type, caller)) continue;
    const units = await unitsOf(entry, selection, context);
    if (units.length === 0) continue;
    const { type, revision, title } = entry;
    const file = writeFile({ type, id, revision, title, units }, document);
    files.push(file);
    characters += file.length;
    if (characters > maxExportedCharacters)
      throw words.error('invalid_parameter', (texts) => texts.exchange.export.tooMuch);
  }
  if (files.length === 0) throw words.error('invalid_parameter', (texts) => texts.exchange.export.nothing);
  const by = actorOf(caller);
  await store.audit.add({ by, action: 'translations.export', subject: `${lang} ${files.length}` });
  return {
    content: new TextEncoder().encode(writeDocument(files, document)),
    mediaType: xliffMediaType,
    name: `translations-${store.defaultLanguage}-${lang}-${now().toISOString().slice(0, 10)}.xlf`,
  };
};

const perPage = 100;

async function chosenIds({ ids, type, assignee, open: _, lang, ...filters }: Selection, context: CallContext) {
  const { store, caller } = context;
  if (ids !== undefined) return [...new Set(ids.split(',').map(Number))];
  if (type !== undefined) requireSeen(type, caller);
  const types = type === undefined ? entityNames.filter((name) => maySee(name, caller)) : [type];
  const { today } = await companySettings(context);
  const query = { ...filters, types, lang, langs: [lang], assignee: assigneeOf(assignee, context), today };
  const found: number[] = [];
  for (let skip = 0; ; skip += perPage) {
    const { items, total } = await store.entries.listTranslations({ ...query, skip, take: perPage });
    if (total > maxExportedEntries)
      throw words.error('invalid_parameter', (texts) => texts.exchange.export.tooMany({ most: maxExportedEntries }));
    found.push(...items.map(({ id }) => id));
    if (items.length < perPage) return found;
  }
}

/** The texts of an entry that translators get. */
async function unitsOf(entry: StoredEntry, { lang, open }: Selection, { store }: CallContext): Promise<UnitToWrite[]> {
  const texts = (await store.entries.translatedTexts(entry, lang)) ?? [];
  const isOutdated = texts.some((text) => text.isOutdated);
  const earlier = isOutdated ? await store.entries.outdatedTexts(entry.id) : [];
  const isPublished = entry.status === 'published' && !entry.pending;
  return texts.flatMap((text) => {
    const isDone = text.translation !== '' && !text.isOutdated;
    if (text.text.trim() === '' || (open && isDone)) return [];
    const { source, target } = exchangedText(text);
    // A rich text may have markup alone.
    if (!hasWords(source) && [...source.codes.values()].every((code) => attributeText(code).trim() === '')) return [];
    const before = earlier.find((other) => other.lang === lang && other.path === text.path)?.source;
    const { label, max } = textFacts(entry.type, text.path, notesLanguage);
    const done = isPublished ? 'final' : 'translated';
    return {
      path: text.key,
      label,
      source,
      target,
      state: text.isOutdated ? ('initial' as const) : done,
      hash: text.hash,
      max: text.input === 'rich-text' ? undefined : max,
      notes: notesOf(text, before, target !== undefined),
    };
  });
}

function notesOf(text: TranslatedText, before: string | null | undefined, hasTarget: boolean): string[] {
  const words = (value: string) => {
    const segments = coded(text.input, value).pieces.filter(({ isSegment }) => isSegment);
    return segments
      .map(({ tokens }) => wordsIn(tokens))
      .join(' ')
      .slice(0, maxNoteCharacters);
  };
  const notes: string[] = [];
  if (text.isOutdated) {
    notes.push(
      before
        ? `The text has changed since it was translated. Before: ${words(before)}`
        : 'The text has changed since it was translated.',
    );
  }
  if (text.translation !== '' && !hasTarget) {
    notes.push(`The present translation has other paragraphs, lists or tables: ${words(text.translation)}`);
  }
  return notes;
}
