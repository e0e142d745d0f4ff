import type { CallContext, Handler } from '#api/context.ts';
import { actorOf, mayChange, maySee } from '#api/office/content/allowed.ts';
import { refused } from '#api/office/content/checks/check-document.ts';
import { words } from '#api/office/words.ts';
import { mapWithConcurrency } from '#api/rules/limits/map-with-concurrency.ts';
import { type TranslateTexts, TranslationError, type Translator } from '#api/translator/translator.ts';
import type { proposeTranslations as proposeTranslationsCall } from '#contract/calls/office/translations.ts';
import { readTerms } from '#contract/languages/glossary.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import type { Store } from '#store/store.ts';
import { proposeTexts, requestsOf } from './propose-texts.ts';

type Output = CallOutput<typeof proposeTranslationsCall>;
type Outcome = Output['entries'][number];

/** A call sends no further texts after this time, so that it ends before a proxy gives up. */
const sendingMs = 8_000;
const entriesAtOnce = 3;
/** Calls that may wait for the service at the same time. */
const maxRunning = 4;

let running = 0;

interface Run {
  lang: string;
  translator: Translator;
  translate: TranslateTexts;
  /** Whether no further texts may be sent. */
  isOver(): boolean;
}

export const proposeTranslations: Handler<typeof proposeTranslationsCall> = async (input, context) => {
  const { translator } = context;
  const { lang, entries } = input;
  if (!translator) throw words.error('unavailable', (texts) => texts.proposals.noService);
  if (lang === context.store.defaultLanguage.toLowerCase()) {
    throw refused([{ field: 'lang', wording: (texts) => texts.proposals.mainLanguage }]);
  }
  if (running >= maxRunning) {
    throw words.error('conflict', (texts) => texts.proposals.busy);
  }
  running += 1;
  try {
    return await proposeAll([...new Set(entries)], { lang, translator }, context);
  } finally {
    running -= 1;
  }
};

async function proposeAll(
  ids: readonly number[],
  { lang, translator }: Pick<Run, 'lang' | 'translator'>,
  context: CallContext,
): Promise<Output> {
  let stopped: string | null = null;
  const stop = (error: unknown) => {
    if (!(error instanceof TranslationError)) throw error;
    stopped ??= error.message;
  };
  let translate: TranslateTexts;
  try {
    translate = await openService(lang, translator, context.store);
  } catch (error) {
    stop(error);
    return { entries: [], remaining: [...ids], stopped };
  }
  const ends = performance.now() + sendingMs;
  const run = { lang, translator, translate, isOver: () => stopped !== null || performance.now() > ends };
  const results = await mapWithConcurrency(ids, entriesAtOnce, async (id) => {
    const outcome: Outcome = { id, title: '', proposed: 0, failed: [] };
    const isDone = !run.isOver() && (await proposeEntry(outcome, run, context).catch(stop)) === true;
    return { outcome, isDone };
  });
  return {
    entries: results
      .filter(({ outcome, isDone }) => isDone || outcome.proposed + outcome.failed.length > 0)
      .map(({ outcome }) => outcome),
    remaining: results.filter(({ isDone }) => !isDone).map(({ outcome }) => outcome.id),
    stopped,
  };
}

async function openService(lang: string, translator: Translator, store: Store): Promise<TranslateTexts> {
  const glossary = await store.glossaries.get(lang);
  const { terms } = readTerms(glossary?.terms ?? '');
  const job = { from: store.defaultLanguage, to: lang, formality: glossary?.formality ?? 'default', terms };
  return translator.open(job);
}

/** Stores the proposals of each request at once, so that an error loses none. Returns whether all texts were sent. */
async function proposeEntry(outcome: Outcome, run: Run, { store, caller }: CallContext): Promise<boolean> {
  const { lang, translator } = run;
  const { id } = outcome;
  const entry = await store.entries.get(id);
  const refuse = (reason: string) => {
    outcome.failed.push({ path: '', reason });
    return true;
  };
  if (!entry || entry.trashedAt !== null || !maySee(entry.type, caller)) return refuse('It no longer exists');
  outcome.title = entry.title;
  if (!mayChange(entry.type, caller)) return refuse('You may view it, but not change it');
  const known = new Set((await store.proposals.list(id, lang)).map(({ path }) => path));
  const texts = store.proposals.openTexts(entry, lang).filter(({ path }) => !known.has(path));
  try {
    for (const request of requestsOf(texts, translator.maxCharacters)) {
      if (run.isOver()) return false;
      const { results, error, isDone } = await proposeTexts(request, run);
      const proposals = results.filter((result) => 'text' in result);
      await store.proposals.add(id, lang, proposals);
      outcome.proposed += proposals.length;
      for (const result of results) if ('reason' in result) outcome.failed.push(result);
      if (error) throw error;
      if (!isDone) return false;
    }
    return true;
  } finally {
    if (outcome.proposed > 0) {
      const subject = `${entry.type} ${id}`;
      await store.audit.add({ by: actorOf(caller), action: 'translation.propose', subject });
    }
  }
}
