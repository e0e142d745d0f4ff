import { ruleText } from '#office/generic/fields/rule-texts.ts';
import { announce } from '#office/shell/announcer.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { cellOf, type Line } from '../model/cells.ts';
import type { Sheet } from '../use-sheet.ts';

/** Writes what was typed in cells, and announces why the first of the values is not valid. */
export function useDrafts({ context, write }: Sheet) {
  const { rules } = useTexts();
  return (changed: readonly Line[]) => {
    const drafts = changed.flatMap(({ row, draft }) => (draft ? [{ row, draft }] : []));
    write(drafts.map(({ row, draft }) => ({ row: row.id, ...draft })));
    const [first] = drafts;
    const attribute = first && context.attributes.get(first.draft.attribute);
    if (!attribute) return;
    const typed = { row: first.row, typed: new Map([[attribute.id, first.draft.text]]) };
    const { problem } = cellOf(typed, attribute, context.words);
    if (problem) announce(ruleText(problem, rules));
  };
}
