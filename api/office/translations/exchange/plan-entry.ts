import { yieldBetween } from '#api/office/transfer/yield-between.ts';
import type { Wording } from '#api/office/words.ts';
import type { ImportedEntry } from '#contract/office/exchange-view.ts';
import type { StoredEntry, TranslatedText } from '#store/store.ts';
import { tagsOf } from './codes/align-codes.ts';
import { tokensOf, wordsIn } from './codes/html-codes.ts';
import { composeText } from './compose-text.ts';
import { coded, exchangedText } from './exchanged-text.ts';
import { fileTexts, hasSameWords } from './file-text.ts';
import { matchPaths } from './match-paths.ts';
import { textFacts } from './text-facts.ts';
import type { ReadUnit } from './xliff/read-xliff.ts';

/** A text that the import saves. */
export interface PlannedText {
  path: string;
  text: string;
  label: string;
  how: 'added' | 'changed' | 'confirmed';
  /** The hash of the text that it was translated from. */
  source: string;
  outdated: boolean;
}

export interface EntryPlan extends Pick<ImportedEntry, 'conflicts' | 'unchanged'> {
  texts: PlannedText[];
  refused: { label: string; reason: Wording }[];
}

export interface EntryStates {
  entry: StoredEntry;
  /** The texts of the exported revision. */
  exported: readonly TranslatedText[];
  /** The texts of the latest revision. */
  latest: readonly TranslatedText[];
  /** The paths of the conflicts in which the translation of the file is used. */
  chosen: ReadonlySet<string>;
  /** The language of labels. */
  inLang: string;
}

/** Whether a unit has the source of the exported text. Some tools drop its hash; then its words are compared. */
function isExported(unit: ReadUnit | undefined, before: TranslatedText): boolean {
  if (!unit) return true;
  if (unit.hash !== undefined) return unit.hash === before.hash;
  return hasSameWords(unit, wordsIn(tokensOf(coded(before.input, before.text))));
}

/** Whether a translation was changed here since the export. Other links or pictures with the same words are no change. */
function hasChanged(before: TranslatedText, now: TranslatedText): boolean {
  if (before.translation === now.translation) return false;
  if (before.input !== 'rich-text') return true;
  const [one, other] = [coded('rich-text', before.translation), coded('rich-text', now.translation)];
  return tagsOf(one) !== tagsOf(other) || wordsIn(tokensOf(one)) !== wordsIn(tokensOf(other));
}

/** What an import changes in an entry, and what it cannot change. */
export async function planEntry(
  units: readonly ReadUnit[],
  { entry, exported, latest, chosen, inLang }: EntryStates,
): Promise<EntryPlan> {
  const plan: EntryPlan = { texts: [], conflicts: [], refused: [], unchanged: 0 };
  const paths = matchPaths(exported, latest);
  const { texts, twice } = fileTexts(units);
  // Files of earlier versions have the positions of items.
  const exportedAt = new Map(exported.flatMap((text) => [text.path, text.key].map((at) => [at, text] as const)));
  const latestAt = new Map(latest.map((text) => [text.path, text]));
  for await (const [path, fileText] of yieldBetween(texts)) {
    const before = exportedAt.get(path);
    if (!before) {
      plan.refused.push({ label: path, reason: ({ exchange }) => exchange.text.unknown });
      continue;
    }
    const to = paths.get(before.path);
    const now = latestAt.get(to ?? '');
    const { label, max } = textFacts(entry.type, to ?? before.path, inLang);
    const refuse = (reason: Wording) => plan.refused.push({ label, reason });
    if (twice.has(path)) {
      refuse(({ exchange }) => exchange.text.twice);
      continue;
    }
    if (!isExported(fileText.unit, before)) {
      refuse(({ exchange }) => exchange.text.otherState);
      continue;
    }
    const composed = composeText(fileText, before, exchangedText(before), now && coded(now.input, now.text), max);
    if (composed.kind === 'refused') {
      refuse(composed.reason);
      continue;
    }
    const isConfirmed = composed.kind === 'as-exported' && composed.isApproved && before.isOutdated;
    if (composed.kind !== 'translation' && !isConfirmed) {
      plan.unchanged += 1;
      continue;
    }
    if (!now) {
      refuse(({ exchange }) => exchange.text.removed);
      continue;
    }
    const text = composed.kind === 'translation' ? composed.text : now.translation;
    const isOurs = hasChanged(before, now);
    const isKept = composed.kind === 'translation' ? text === now.translation : isOurs || !now.isOutdated;
    if (isKept) plan.unchanged += 1;
    else {
      const isChosen = chosen.has(now.path);
      if (isOurs) {
        plan.conflicts.push({
          path: now.path,
          label,
          input: now.input,
          source: now.text,
          ours: now.translation,
          file: text,
          chosen: isChosen,
        });
      }
      if (isOurs && !isChosen) continue;
      const change = now.translation === '' ? 'added' : 'changed';
      plan.texts.push({
        path: now.path,
        text,
        label,
        how: composed.kind === 'translation' ? change : 'confirmed',
        source: before.hash,
        outdated: now.hash !== before.hash,
      });
    }
  }
  return plan;
}
