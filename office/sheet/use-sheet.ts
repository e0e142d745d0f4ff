import { useMemo, useState } from 'react';
import type { SheetAttribute, SheetCategory, SheetRow } from '#contract/calls/office/sheet.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useFormats } from '#office/texts/use-formats.ts';
import { cellOf, changesOf, filledOf } from './model/cells.ts';
import { type CellText, moved, replaced, restored, type SheetContext, startOf, written } from './model/sheet-state.ts';

export interface SheetData {
  attributes: readonly SheetAttribute[];
  categories: readonly SheetCategory[];
  rows: readonly SheetRow[];
  /** The number of all products, also of those that the sheet leaves out. */
  total: number;
}

/** The cells of a sheet with all changes since it was loaded. */
export function useSheet({ attributes, categories, rows }: SheetData) {
  const { yes, no } = useTexts().form.facts;
  const { locale } = useFormats();
  const [state, setState] = useState(() => startOf(rows));
  const context = useMemo(
    (): SheetContext => ({
      attributes: new Map(attributes.map((each) => [each.id, each])),
      words: { locale, yes, no },
    }),
    [attributes, locale, yes, no],
  );
  /** The attributes that the products of each category should have. */
  const wanted = useMemo(
    () =>
      new Map(
        categories.map(({ id, attributes: own }) => [
          id,
          own.flatMap((attribute) => context.attributes.get(attribute) ?? []),
        ]),
      ),
    [categories, context],
  );
  const { lines, history } = state;
  const facts = useMemo(
    () =>
      lines.map((line) => {
        const own = wanted.get(line.row.parent) ?? [];
        const invalid = [...line.typed.keys()].filter((id) => {
          const attribute = context.attributes.get(id);
          return attribute && cellOf(line, attribute, context.words).problem;
        }).length;
        const filled = filledOf(line, own, context.words);
        return { id: line.row.id, filled, wanted: own.length, invalid, valid: line.typed.size - invalid };
      }),
    [lines, wanted, context],
  );
  const sum = (part: 'filled' | 'wanted' | 'invalid') => facts.reduce((total, each) => total + each[part], 0);
  return {
    lines,
    context,
    wanted,
    counts: useMemo(() => new Map(facts.map((each) => [each.id, each])), [facts]),
    filled: sum('filled'),
    wantedTotal: sum('wanted'),
    invalid: sum('invalid'),
    /** The lines with something to save. */
    changed: lines.filter((_, index) => (facts[index]?.valid ?? 0) > 0),
    isDirty: lines.some(({ typed }) => typed.size > 0),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    changesOf: (line: (typeof lines)[number]) => changesOf(line, context.attributes, context.words),
    write: (cells: readonly CellText[]) => setState((before) => written(before, cells, context)),
    restore: (kept: Parameters<typeof restored>[1]) => setState((before) => restored(before, kept, context)),
    move: (to: 'undo' | 'redo') => setState((before) => moved(before, to, context)),
    replace: (row: SheetRow, use: 'keep-typed' | 'drop-typed') =>
      setState((before) => replaced(before, row, use, context)),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
