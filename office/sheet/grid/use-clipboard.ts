import type { ClipboardEvent } from 'react';
import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { announce } from '#office/shell/announcer.tsx';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';
import { cellOf, type Line, textOf } from '../model/cells.ts';
import { boundsOf, pastedCells, positionsIn, type Range } from '../model/paste.ts';
import type { CellText } from '../model/sheet-state.ts';
import { parseTsv, writeTsv } from '../model/tsv.ts';
import type { Sheet } from '../use-sheet.ts';

/** Characters of a pasted text: more than the largest sheet has. */
const maxPasted = 5_000_000;

const isTyping = ({ target }: ClipboardEvent) => target instanceof HTMLInputElement;

/** Copies, cuts and pastes the selected cells as text that spreadsheets read and write. */
export function useClipboard(
  { lines, context, write }: Sheet,
  attributes: readonly SheetAttribute[],
  range: Range | undefined,
  readOnly: boolean,
) {
  const words = useTexts().sheet;
  const cellAt = (row: number, column: number): [Line, SheetAttribute] | undefined => {
    const [line, attribute] = [lines[row], attributes[column]];
    return line && attribute && [line, attribute];
  };
  const clear = () => {
    if (readOnly || !range) return;
    write(
      positionsIn(range).flatMap(({ row, column }) => {
        const [line, attribute] = cellAt(row, column) ?? [];
        return line && attribute ? [{ row: line.row.id, attribute: attribute.id, text: '' }] : [];
      }),
    );
  };
  const copy = (event: ClipboardEvent) => {
    if (isTyping(event) || !range) return;
    const { top, bottom, left, right } = boundsOf(range);
    const block = lines
      .slice(top, bottom + 1)
      .map((line) => attributes.slice(left, right + 1).map((each) => textOf(line, each, context.words)));
    event.clipboardData.setData('text/plain', writeTsv(block));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (isTyping(event) || readOnly) return;
    event.preventDefault();
    if (!range) return notify(words.pasteWhere, { type: 'info' });
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    if (text.length > maxPasted) return notify(words.pasteTooLarge, { type: 'error' });
    const size = { rows: lines.length, columns: attributes.length };
    const { cells, lost } = pastedCells(parseTsv(text), range, size);
    const texts: CellText[] = [];
    let invalid = 0;
    for (const { row, column, text: pasted } of cells) {
      const [line, attribute] = cellAt(row, column) ?? [];
      if (!line || !attribute) continue;
      texts.push({ row: line.row.id, attribute: attribute.id, text: pasted });
      const typed = { row: line.row, typed: new Map([[attribute.id, pasted]]) };
      if (cellOf(typed, attribute, context.words).problem) invalid += 1;
    }
    write(texts);
    announce(words.pasted({ count: texts.length, invalid }));
    if (lost > 0) notify(words.pastedBeyond({ count: lost }), { type: 'warning' });
  };
  return {
    clear,
    copy,
    paste,
    cut: (event: ClipboardEvent) => {
      if (isTyping(event)) return;
      copy(event);
      clear();
    },
  };
}
