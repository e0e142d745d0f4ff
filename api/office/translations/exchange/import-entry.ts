import type { CallContext } from '#api/context.ts';
import { actorOf, mayChange, maySee } from '#api/office/content/allowed.ts';
import { type CheckedState, checkedState } from '#api/office/content/checks/check-document.ts';
import { editable } from '#api/office/content/editable.ts';
import { typeName } from '#api/office/entity-words.ts';
import { storeWording } from '#api/office/store-words.ts';
import { type Wording, words } from '#api/office/words.ts';
import type { ImportChoice, ImportedEntry } from '#contract/office/exchange-view.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { type JsonDocument, type StoredEntry, StoreError } from '#store/store.ts';
import { type EntryPlan, type PlannedText, planEntry } from './plan-entry.ts';
import { setText } from './set-text.ts';
import type { ExportedName } from './xliff/exported-name.ts';
import type { ReadUnit } from './xliff/read-xliff.ts';

const sentence =
  (reason: Wording): Wording =>
  (texts, lang) =>
    texts.exchange.entry.because({ reason: reason(texts, lang) });

interface Asked extends ExportedName {
  dryRun: boolean;
  chosen: ImportChoice | undefined;
}

/** Imports the translations of one entry, or only reports what would change. */
export async function importEntry(
  units: readonly ReadUnit[],
  asked: Asked,
  context: CallContext,
): Promise<ImportedEntry> {
  const { id, type, revision, lang, dryRun, chosen } = asked;
  const { entries } = context.store;
  const entry = await entries.get(id);
  if (!entry || entry.type !== type || !maySee(type, context.caller)) {
    const title = words.say(
      (texts) => texts.imports.named({ type: typeName(type, context.lang), id: String(id) }),
      context.lang,
    );
    return { ...reportOf({ id, type, title }), reason: words.say(({ exchange }) => exchange.entry.gone, context.lang) };
  }
  const report = reportOf(entry);
  const say = (wording: Wording) => words.say(wording, context.lang);
  const because = (reason: Wording) => ({ ...report, reason: say(reason) });
  if (!mayChange(type, context.caller)) return because(({ exchange }) => exchange.entry.viewOnly);
  if (entry.trashedAt !== null) return because(({ exchange }) => exchange.entry.inTrash);
  const [exported, latest] = await Promise.all([
    entries.translatedTexts({ id, revision }, lang),
    entries.translatedTexts(entry, lang),
  ]);
  if (!exported || !latest) return because(({ exchange }) => exchange.entry.noRevision);
  const paths = new Set(chosen?.revision === entry.revision ? chosen.paths : []);
  const plan = await planEntry(units, { entry, exported, latest, chosen: paths, inLang: context.lang });
  const checked = await checkedPlan(entry, lang, plan, context);
  if (typeof checked === 'function') return { ...because(checked), unchanged: plan.unchanged };
  const { texts, state } = checked;
  const done: ImportedEntry = {
    ...report,
    ...{ unchanged: plan.unchanged, conflicts: plan.conflicts },
    refused: plan.refused.map(({ label, reason }) => ({ label, reason: say(reason) })),
    texts: texts.map(({ path, label, how, outdated }) => ({ path, label, how, outdated })),
    publishAt: texts.length > 0 ? publishedAt(entry, lang) : null,
  };
  if (dryRun || texts.length === 0) return done;
  try {
    return { ...done, revision: await save(entry, { lang, texts, state }, context) };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return because(sentence(storeWording(error)));
  }
}

const reportOf = ({
  id,
  type,
  title,
  revision = 0,
}: Pick<StoredEntry, 'id' | 'type' | 'title'> & { revision?: number }): ImportedEntry => ({
  ...{ id, type, title, revision, texts: [], unchanged: 0, conflicts: [], refused: [], reason: null, publishAt: null },
});

const isScheduled = ({ status, pending, publishAt }: StoredEntry): boolean =>
  publishAt !== null && (status === 'scheduled' || pending);

/** When a schedule publishes the translation: that of its language, or else that of the whole entry. */
function publishedAt(entry: StoredEntry, lang: string): string | null {
  const { publications, status } = entry;
  const own = publications[lang];
  if (own) return own.publishAt;
  const isOfOthers = status === 'published' && Object.values(publications).some(({ publishAt }) => publishAt !== null);
  return isScheduled(entry) && !isOfOthers ? entry.publishAt : null;
}

interface CheckedPlan {
  texts: PlannedText[];
  state: CheckedState;
}

/** The texts that can be saved. Refuses the others. Returns why the entry cannot be saved at all. */
async function checkedPlan(
  entry: StoredEntry,
  lang: string,
  plan: EntryPlan,
  context: CallContext,
): Promise<CheckedPlan | Wording> {
  const { type, id, parent } = entry;
  const document = editable(type, entry.document);
  let { texts } = plan;
  for (;;) {
    const translation = texts.reduce(
      (made, { path, text }) => setText(made, document, path, text),
      entry.translations[lang] ?? {},
    );
    // Only the translation is checked and saved: an import does not bring other texts up to date.
    const saved = (own: JsonDocument) => ({ ...entry, translations: { ...entry.translations, [lang]: own } });
    if (texts.length === 0) return { texts, state: saved(translation) };
    try {
      const asked = { type, id, parent, document, translations: { [lang]: translation } };
      const { translations } = await checkedState(asked, false, context);
      return { texts, state: saved(translations[lang] ?? {}) };
    } catch (error) {
      if (!(error instanceof HttpError) || !error.errors) throw error;
      const { errors = [] } = error.toProblem(context.lang);
      const reasonOf = ({ path }: PlannedText): string | undefined => {
        const own = `translations.${lang}.${path}`;
        return errors.find(({ field }) => own === field || own.startsWith(`${field}.`))?.message;
      };
      const wrong = texts.filter((text) => reasonOf(text) !== undefined);
      if (wrong.length === 0) {
        const reason = errors[0]?.message ?? '';
        return ({ exchange }) => exchange.entry.invalid({ reason });
      }
      for (const text of wrong) plan.refused.push({ label: text.label, reason: sentence(() => reasonOf(text) ?? '') });
      texts = texts.filter((text) => !wrong.includes(text));
    }
  }
}

/** Saves a draft or a pending change. One that is scheduled stays so: an editor has decided about its publication. */
async function save(
  entry: StoredEntry,
  { lang, texts, state }: CheckedPlan & { lang: string },
  { store, caller }: CallContext,
): Promise<number> {
  const { id, type, parent, revision, sources, publishAt } = entry;
  const { document, translations } = state;
  const status = isScheduled(entry) ? 'scheduled' : 'draft';
  const own = Object.fromEntries(texts.map(({ path, source }) => [path, source]));
  const saved = await store.entries.save({
    ...{ id, type, parent, revision, status, document, translations },
    publishAt: status === 'scheduled' ? publishAt : null,
    keepPublished: true,
    // The status of no language changes.
    languages: [],
    sources: { ...sources, [lang]: { ...sources[lang], ...own } },
    by: actorOf(caller),
  });
  return saved.revision;
}
