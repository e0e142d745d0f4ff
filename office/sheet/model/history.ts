/** The text of a cell before and after a change. */
export interface CellChange {
  row: number;
  attribute: number;
  before: string;
  after: string;
}

/** The steps that can be undone, the latest last, and those that can be redone, the next one last. */
export interface History {
  done: readonly (readonly CellChange[])[];
  undone: readonly (readonly CellChange[])[];
}

export const emptyHistory: History = { done: [], undone: [] };

const maxSteps = 100;

/** A step may be one cell or a pasted block. */
export const recorded = ({ done }: History, step: readonly CellChange[]): History => ({
  done: [...done, step].slice(-maxSteps),
  undone: [],
});

interface Moved {
  history: History;
  /** The cells with the texts that they get. */
  cells: { row: number; attribute: number; text: string }[];
}

/** Undefined if there is nothing to undo. */
export function undo({ done, undone }: History): Moved | undefined {
  const step = done.at(-1);
  if (!step) return undefined;
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    cells: step.map(({ row, attribute, before }) => ({ row, attribute, text: before })),
  };
}

/** Undefined if there is nothing to redo. */
export function redo({ done, undone }: History): Moved | undefined {
  const step = undone.at(-1);
  if (!step) return undefined;
  return {
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    cells: step.map(({ row, attribute, after }) => ({ row, attribute, text: after })),
  };
}
