import type { CallContext, Handler } from '#api/context.ts';
import { fieldLabel, ruleWording } from '#api/office/entity-words.ts';
import { storeWording } from '#api/office/store-words.ts';
import { type Wording, words } from '#api/office/words.ts';
import { entityOf } from '#content/registry.ts';
import type {
  discardChanges as discardChangesCall,
  removeEntries as removeEntriesCall,
  restoreEntries as restoreEntriesCall,
  setEntryStatus as setEntryStatusCall,
  trashEntries as trashEntriesCall,
} from '#contract/calls/office/content.ts';
import { followsPublication, publishedAt } from '#contract/documents/publication-date.ts';
import type { BulkOutcome } from '#contract/office/entry-view.ts';
import { type StoredEntry, StoreError, type StoreErrorReason } from '#store/store.ts';
import { actorOf, mayChange, maySee } from './allowed.ts';
import { codeFaults } from './checks/check-codes.ts';
import { checkFiles, missingAlts } from './checks/check-files.ts';
import { exceptDrafts, storedLanguages } from './chosen-languages.ts';

interface EntryAt {
  id: number;
  revision: number;
}

/** Changes one entry. Throws a {@link StoreError} or returns the reason if it cannot. */
type Change = (entry: StoredEntry, at: EntryAt, context: CallContext) => Promise<Wording | undefined>;

interface Refused {
  id: number;
  title: string;
  reason: Wording;
  /** Whether another change of the same bulk may remove the obstacle. */
  mayYet: boolean;
}

const gone: Wording = (texts) => texts.store.gone;

/** Errors that a change of the parent or a child may resolve. */
const waitsForOthers: readonly StoreErrorReason[] = ['has-children', 'in-trash'];

async function changeOne(at: EntryAt, change: Change, context: CallContext): Promise<Refused | undefined> {
  const entry = await context.store.entries.get(at.id);
  if (!entry || !maySee(entry.type, context.caller)) return { id: at.id, title: '', reason: gone, mayYet: false };
  const refused = (reason: Wording, mayYet = false) => ({ id: at.id, title: entry.title, reason, mayYet });
  if (!mayChange(entry.type, context.caller)) return refused((texts) => texts.bulk.mayOnlyView);
  try {
    const reason = await change(entry, at, context);
    return reason === undefined ? undefined : refused(reason);
  } catch (error) {
    if (error instanceof StoreError) return refused(storeWording(error), waitsForOthers.includes(error.reason));
    throw error;
  }
}

/**
 * Changes each entry on its own; an error does not stop the others. An entry that depends on another one (a category on
 * its children) is retried after the rest, so the order does not matter.
 */
async function changeEach(entries: readonly EntryAt[], change: Change, context: CallContext): Promise<BulkOutcome> {
  const done: number[] = [];
  const final: Refused[] = [];
  let waiting = [...new Map(entries.map((at) => [at.id, at])).values()];
  for (;;) {
    const before = done.length;
    const put: { at: EntryAt; refused: Refused }[] = [];
    for (const at of waiting) {
      const refused = await changeOne(at, change, context);
      if (!refused) done.push(at.id);
      else if (refused.mayYet) put.push({ at, refused });
      else final.push(refused);
    }
    if (put.length > 0 && done.length > before) {
      waiting = put.map(({ at }) => at);
      continue;
    }
    const all = [...final, ...put.map(({ refused }) => refused)];
    return {
      done,
      refused: all.map(({ id, title, reason }) => ({ id, title, reason: words.say(reason, context.lang) })),
    };
  }
}

/** Why the latest state of an entry cannot be published; undefined where it can. */
async function hindrance(
  { id, type, document, translations }: StoredEntry,
  context: CallContext,
): Promise<Wording | undefined> {
  const { check, document: schema } = entityOf(type);
  const read = schema.safeParse(document);
  const { errors, library } = await checkFiles({ document, translations }, context);
  const [missing] = errors;
  if (missing) return missing.wording;
  const [wrong] = (read.success && check?.(read.data)) || [];
  if (wrong) {
    const { field, message, code } = wrong;
    const text = ruleWording(type, { path: field, message, code });
    return (texts, lang) => `${fieldLabel(type, field, lang)}: ${text(texts, lang)}`;
  }
  const [code] = await codeFaults({ id, type }, document, context);
  if (code) {
    const path = code.field.replace('document.', '');
    return (texts, lang) => `${fieldLabel(type, path, lang)}: ${code.wording(texts, lang)}`;
  }
  const alts = missingAlts(document, library);
  return alts.length === 0 ? undefined : (texts) => texts.bulk.noAlt({ count: alts.length });
}

/** Publishes an entry whose date follows its publication for the first time. Returns false for any other. */
async function publishDated(
  entry: StoredEntry,
  revision: number,
  named: string[] | undefined,
  context: CallContext,
): Promise<boolean> {
  const { id, type, parent, translations } = entry;
  const wasSeen = entry.languages.some(({ lang, visible }) => lang === '' && visible);
  if (wasSeen || entry.trashedAt !== null || !followsPublication(entry.document)) return false;
  const document = publishedAt(entityOf(type), entry.document, context.now().toISOString());
  const asked = { id, revision, type, parent, document, translations, by: actorOf(context.caller) };
  const languages = named ?? exceptDrafts(entry);
  await context.store.entries.save({ ...asked, languages, status: 'published', publishAt: null });
  return true;
}

/** Schedules the latest state of an entry for the date that the entry itself shows. */
async function scheduleAtDate(
  entry: StoredEntry,
  revision: number,
  named: string[] | undefined,
  context: CallContext,
): Promise<Wording | undefined> {
  const { id, type, parent, status, document, translations } = entry;
  const { dated, document: schema } = entityOf(type);
  const read = schema.safeParse(document);
  const publishAt = read.success ? dated?.(read.data) : undefined;
  if (publishAt === undefined || Date.parse(publishAt) <= context.now().getTime()) {
    return (texts) => texts.bulk.noFutureDate;
  }
  const by = actorOf(context.caller);
  const keepPublished = status === 'published';
  const languages = named ?? exceptDrafts(entry);
  const asked = { id, revision, type, parent, document, translations, by, languages };
  await context.store.entries.save({ ...asked, status: 'scheduled', publishAt, keepPublished });
  return undefined;
}

export const setEntryStatus: Handler<typeof setEntryStatusCall> = (input, context) => {
  const { entries, status } = input;
  const languages = storedLanguages(input.languages, context.store);
  return changeEach(
    entries,
    async (entry, { id, revision }) => {
      const isSeen = status !== 'draft' && (languages?.includes('') ?? true);
      const reason = isSeen ? await hindrance(entry, context) : undefined;
      if (reason !== undefined) return reason;
      if (status === 'scheduled') return scheduleAtDate(entry, revision, languages, context);
      const isPublishing = status === 'published' && isSeen;
      if (isPublishing && (await publishDated(entry, revision, languages, context))) return undefined;
      await context.store.entries.setStatus(id, revision, status, actorOf(context.caller), languages);
      return undefined;
    },
    context,
  );
};

export const discardChanges: Handler<typeof discardChangesCall> = ({ entries, languages }, context) =>
  changeEach(
    entries,
    async (_, { id, revision }) => {
      const langs = storedLanguages(languages, context.store);
      await context.store.entries.discardChanges(id, revision, actorOf(context.caller), langs);
      return undefined;
    },
    context,
  );

const each =
  (name: 'trash' | 'restore' | 'remove') =>
  ({ entries }: { entries: readonly EntryAt[] }, context: CallContext): Promise<BulkOutcome> =>
    changeEach(
      entries,
      async (_, { id, revision }) => {
        await context.store.entries[name](id, revision, actorOf(context.caller));
        return undefined;
      },
      context,
    );

export const trashEntries: Handler<typeof trashEntriesCall> = each('trash');
export const restoreEntries: Handler<typeof restoreEntriesCall> = each('restore');
export const removeEntries: Handler<typeof removeEntriesCall> = each('remove');
