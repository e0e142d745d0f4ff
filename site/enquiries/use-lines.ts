import { useState } from 'react';
import { maxEnquiryLines } from '#contract/submissions/enquiry-terms.ts';
import { blankLine, isBlankLine, type TypedLine } from './enquiry-values.ts';

export interface Row {
  /** Unique in the form. */
  key: number;
  line: TypedLine;
}

/** The lines with a blank one at the end, where there is room. */
const rowsOf = (lines: readonly TypedLine[], firstKey: number): Row[] => {
  const filled = lines.filter((line) => !isBlankLine(line)).slice(0, maxEnquiryLines);
  return [...filled, ...(filled.length < maxEnquiryLines ? [blankLine] : [])].map((line, index) => ({
    key: firstKey + index,
    line,
  }));
};

/** The rows of the form. */
export function useLines(lines: readonly TypedLine[]) {
  const [{ rows }, setState] = useState(() => {
    const start = rowsOf(lines, 0);
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
    remove: (key: number) => setState((before) => ({ ...before, rows: before.rows.filter((row) => row.key !== key) })),
  };
}
