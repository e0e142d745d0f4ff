import { useState } from 'react';
import { maxEnquiryLines } from '#contract/submissions/enquiry-terms.ts';
import type { LineView } from '../enquiry-outcome.ts';
import { blankLine, isBlankLine, type TypedLine } from '../enquiry-values.ts';

type Views = Readonly<Record<number, LineView>>;

export interface Row {
  /** Unique in the form. */
  key: number;
  line: TypedLine;
  view?: LineView | undefined;
}

/** The lines with a blank one at the end, where there is room. */
const rowsOf = (lines: readonly TypedLine[], firstKey: number, views: Views = {}): Row[] => {
  const viewed = lines.map((line, index) => ({ line, view: views[index] }));
  const filled = viewed.filter(({ line }) => !isBlankLine(line)).slice(0, maxEnquiryLines);
  return [...filled, ...(filled.length < maxEnquiryLines ? [{ line: blankLine, view: undefined }] : [])].map(
    (row, index) => ({ key: firstKey + index, ...row }),
  );
};

/** The rows of the form. */
export function useLines(lines: readonly TypedLine[], views: Views | undefined) {
  const [{ rows }, setState] = useState(() => {
    const start = rowsOf(lines, 0, views);
    return { rows: start, nextKey: start.length };
  });
  return {
    rows,
    canAdd: rows.length < maxEnquiryLines,
    replace: (others: readonly TypedLine[]) =>
      setState((before) => {
        const next = rowsOf(others, before.nextKey);
        return { rows: next, nextKey: before.nextKey + next.length };
      }),
    add: () =>
      setState((before) => ({
        rows: [...before.rows, { key: before.nextKey, line: blankLine }],
        nextKey: before.nextKey + 1,
      })),
    /** Adds lines behind some rows and removes the other ones. */
    append: (kept: readonly number[], others: readonly TypedLine[], otherViews: Views) =>
      setState((before) => {
        const stay = before.rows.filter(({ key }) => kept.includes(key));
        const next = rowsOf(others, before.nextKey, otherViews);
        return { rows: [...stay, ...next].slice(0, maxEnquiryLines), nextKey: before.nextKey + next.length };
      }),
    /** Shows another line instead of that of a row. */
    change: (key: number, line: TypedLine, view: LineView | undefined) =>
      setState(({ rows: before, nextKey }) => ({
        rows: before.map((row) => (row.key === key ? { key: nextKey, line, view } : row)),
        nextKey: nextKey + 1,
      })),
    /** Shows what was found out about the lines of rows, in their order. */
    show: (keys: readonly number[], found: Views) =>
      setState((before) => ({
        ...before,
        rows: before.rows.map((row) => (keys.includes(row.key) ? { ...row, view: found[keys.indexOf(row.key)] } : row)),
      })),
    remove: (key: number) => setState((before) => ({ ...before, rows: before.rows.filter((row) => row.key !== key) })),
  };
}
