import type { FactWords } from '#content/attribute/fact-text.ts';
import type { SheetAttribute, SheetRow } from '#contract/calls/office/sheet.ts';
import { type Line, rebased, textOf, withTexts } from './cells.ts';
import { type CellChange, emptyHistory, type History, recorded, redo, undo } from './history.ts';

export interface SheetState {
  lines: readonly Line[];
  history: History;
}

/** What cells are read and written with. */
export interface SheetContext {
  attributes: ReadonlyMap<number, SheetAttribute>;
  words: FactWords;
}

export interface CellText {
  row: number;
  attribute: number;
  text: string;
}

export const startOf = (rows: readonly SheetRow[]): SheetState => ({
  lines: rows.map((row) => ({ row, typed: new Map() })),
  history: emptyHistory,
});

/** The lines with texts in some cells. Other lines stay the same objects, so that the grid does not render them. */
function withCells(lines: readonly Line[], cells: readonly CellText[], { attributes, words }: SheetContext): Line[] {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  return lines.map((line) => {
    const own = byRow.get(line.row.id);
    if (!own) return line;
    return withTexts(line, new Map(own.map(({ attribute, text }) => [attribute, text])), attributes, words);
  });
}

/** Writes texts into cells, as one step that can be undone. */
export function written(state: SheetState, cells: readonly CellText[], context: SheetContext): SheetState {
  const byId = new Map(state.lines.map((line) => [line.row.id, line]));
  const changes = cells.flatMap(({ row, attribute, text }): CellChange[] => {
    const [line, column] = [byId.get(row), context.attributes.get(attribute)];
    if (!line || !column) return [];
    const before = textOf(line, column, context.words);
    return before === text ? [] : [{ row, attribute, before, after: text }];
  });
  if (changes.length === 0) return state;
  const texts = changes.map(({ row, attribute, after }) => ({ row, attribute, text: after }));
  return { lines: withCells(state.lines, texts, context), history: recorded(state.history, changes) };
}

/**
 * Writes kept texts again. A product that was saved since keeps the revision in which they were typed, so that saving asks
 * which values stay.
 */
export function restored(
  state: SheetState,
  kept: readonly { id: number; revision: number; cells: readonly (readonly [number, string])[] }[],
  context: SheetContext,
): SheetState {
  const cells = kept.flatMap(({ id, cells: own }) => own.map(([attribute, text]) => ({ row: id, attribute, text })));
  const next = written(state, cells, context);
  const revisions = new Map(kept.map(({ id, revision }) => [id, revision]));
  const lines = next.lines.map((line) => {
    const revision = revisions.get(line.row.id);
    if (revision === undefined || revision === line.row.revision || line.typed.size === 0) return line;
    return { ...line, row: { ...line.row, revision } };
  });
  return { ...next, lines };
}

export function moved(state: SheetState, to: 'undo' | 'redo', context: SheetContext): SheetState {
  const step = to === 'undo' ? undo(state.history) : redo(state.history);
  return step ? { lines: withCells(state.lines, step.cells, context), history: step.history } : state;
}

/** The sheet with a product as it is saved now, with or without the texts that are not saved. */
export const replaced = (
  state: SheetState,
  row: SheetRow,
  use: 'keep-typed' | 'drop-typed',
  { attributes, words }: SheetContext,
): SheetState => ({
  ...state,
  lines: state.lines.map((line) => {
    if (line.row.id !== row.id) return line;
    return use === 'keep-typed' ? rebased(line, row, attributes, words) : { row, typed: new Map() };
  }),
});
