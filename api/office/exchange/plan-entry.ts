import type { ImportedEntry } from '#contract/office/exchange-view.ts';
import type { StoredEntry, TranslatedText } from '#store/store.ts';
import type { Wording } from '../words.ts';
import { tagsOf } from './codes/align-codes.ts';
import { tokensOf, wordsIn } from './codes/html-codes.ts';
import { composeText, type FileText } from './compose-text.ts';
import { coded, exchangedText } from './exchanged-text.ts';
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

/** The units of an entry by the paths of their texts. Words of attributes have units of their own, such as `description_3_alt`. */
function fileTexts(units: readonly ReadUnit[]): { texts: Map<string, FileText>; twice: string[] } {
  const texts = new Map<string, { unit: ReadUnit | undefined; attributes: Map<string, string> }>();
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const unit of units) {
    const [path = '', code, attribute] = (unit.id || unit.name).split('_');
    if (seen.has(unit.id)) twice.add(path);
    seen.add(unit.id);
    const text = texts.get(path) ?? { unit: undefined, attributes: new Map<string, string>() };
    texts.set(path, text);
    if (code === undefined || attribute === undefined) text.unit = unit;
    else {
      const words = unit.pieces
        .flatMap(({ target }) => target ?? [])
        .map((token) => ('text' in token ? token.text : ''));
      if (words.join('').trim() !== '') text.attributes.set(code, words.join('').replace(/\s+/g, ' ').trim());
    }
  }
  return { texts, twice: [...twice] };
}

/** Whether a unit has the source of the exported text. Some tools drop its hash; then its words are compared. */
function isExported(unit: ReadUnit | undefined, before: TranslatedText): boolean {
  if (!unit) return true;
  if (unit.hash !== undefined) return unit.hash === before.hash;
  const words = unit.pieces.flatMap(({ source }) => source.map((token) => ('text' in token ? token.text : '')));
  const withoutSpace = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
  return withoutSpace(words.join('')) === withoutSpace(wordsIn(tokensOf(coded(before.input, before.text))));
}

/** Whether a translation was changed here since the export. Other links or pictures with the same words are no change. */
function hasChanged(before: TranslatedText, now: TranslatedText): boolean {
  if (before.translation === now.translation) return false;
  if (before.input !== 'rich-text' || before.translationHash !== now.translationHash) return true;
  return tagsOf(coded('rich-text', before.translation)) !== tagsOf(coded('rich-text', now.translation));
}

/** What an import changes in an entry, and what it cannot change. */
export function planEntry(
  units: readonly ReadUnit[],
  { entry, exported, latest, chosen, inLang }: EntryStates,
): EntryPlan {
  const plan: EntryPlan = { texts: [], conflicts: [], refused: [], unchanged: 0 };
  const paths = matchPaths(exported, latest);
  const { texts, twice } = fileTexts(units);
  for (const [path, fileText] of texts) {
    const before = exported.find((text) => text.path === path);
    const to = paths.get(path);
    const now = latest.find((text) => text.path === to);
    const { label, max } = textFacts(entry.type, before ? (to ?? path) : '', inLang);
    const refuse = (reason: Wording) => plan.refused.push({ label: before ? label : path, reason });
    if (!before) {
      refuse(({ exchange }) => exchange.text.unknown);
      continue;
    }
    if (twice.includes(path)) {
      refuse(({ exchange }) => exchange.text.twice);
      continue;
    }
    if (!isExported(fileText.unit, before)) {
      refuse(({ exchange }) => exchange.text.otherState);
      continue;
    }
    const composed = composeText(fileText, before, exchangedText(before), now && coded(now.input, now.text));
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
    else if (max !== undefined && text.length > max) {
      refuse(({ exchange }) => exchange.text.tooLong({ length: text.length, max }));
    } else {
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
