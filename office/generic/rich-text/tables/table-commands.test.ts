import type { Node as Part } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { TableMap } from '@tiptap/pm/tables';
import { getSchema } from '@tiptap/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { richTextExtensions } from '../extensions.ts';
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToCell,
  toggleHeaderRow,
} from './table-commands.ts';

const schema = getSchema(richTextExtensions);
const node = (type: string, content: Part[], attributes = {}): Part => schema.node(type, attributes, content);

/** A cell such as `a`, or `a 2x3`, which covers two columns and three rows. */
function cellFrom(text: string, type: string): Part {
  const [words = '', colspan = '1', rowspan = '1'] = text.split(/ |x/);
  const content = words === '' ? [] : [schema.text(words)];
  return node(type, [node('paragraph', content)], { colspan: Number(colspan), rowspan: Number(rowspan) });
}

type Rows = string[][];
const rowsFrom = (rows: Rows, type = 'tableCell') =>
  rows.map((row) =>
    node(
      'tableRow',
      row.map((text) => cellFrom(text, type)),
    ),
  );

/** A text with a table, the cursor in the cell with this letter, or from the first to the last letter. */
function stateOf({ head, body }: { head?: Rows; body: Rows }, selected: string): EditorState {
  const sections = [
    ...(head ? [node('tableHead', rowsFrom(head, 'tableHeader'))] : []),
    node('tableBody', rowsFrom(body)),
  ];
  const doc = node('doc', [node('paragraph', [schema.text('before')]), node('table', sections)]);
  const places = [...selected].map((letter) => {
    let found = 0;
    doc.descendants((part, at) => {
      if (part.isText && part.text === letter) found = at;
    });
    return found;
  });
  const selection = TextSelection.create(doc, places[0] ?? 0, places.at(-1) ?? 0);
  return EditorState.create({ doc, selection });
}

/** The rows of each section, written as they were given; those of a head begin with `#`. */
function written({ doc }: EditorState): string[] {
  const rows: string[] = [];
  doc.descendants((part, _, parent) => {
    if (part.type.name !== 'tableRow') return true;
    const cells = part.children.map(({ attrs: { colspan, rowspan }, textContent, type }) => {
      const size = colspan === 1 && rowspan === 1 ? '' : ` ${colspan}x${rowspan}`;
      return `${type.name === 'tableHeader' ? '*' : ''}${textContent}${size}`;
    });
    rows.push(`${parent?.type.name === 'tableHead' ? '# ' : ''}${cells.join('|')}`);
    return false;
  });
  return rows;
}

function changedBy(state: EditorState, change: ReturnType<typeof addRow>): EditorState {
  const tr = change(state);
  if (!tr) throw new Error('The change does not apply.');
  const changed = state.apply(tr);
  changed.doc.check();
  return changed;
}

const merged = {
  head: [['a 2x1', 'b']],
  body: [
    ['c 1x2', 'd', 'e'],
    ['f', 'g'],
    ['h', 'i 2x1'],
  ],
};

describe('a table with merged cells', () => {
  test.each<[string, string, ReturnType<typeof addRow>, string[]]>([
    ['adds a row within a merged cell', 'd', addRow('below'), ['# *a 2x1|*b', 'c 1x3|d|e', '|', 'f|g', 'h|i 2x1']],
    ['adds a row below a merged cell', 'c', addRow('below'), ['# *a 2x1|*b', 'c 1x2|d|e', 'f|g', '||', 'h|i 2x1']],
    ['adds a row below the head', 'a', addRow('below'), ['# *a 2x1|*b', ' 2x1|', 'c 1x2|d|e', 'f|g', 'h|i 2x1']],
    [
      'adds a row of header cells above the head',
      'a',
      addRow('above'),
      ['# * 2x1|*', '# *a 2x1|*b', 'c 1x2|d|e', 'f|g', 'h|i 2x1'],
    ],
    ['adds a column within merged cells', 'f', addColumn('left'), ['# *a 3x1|*b', 'c 1x2||d|e', '|f|g', 'h||i 2x1']],
    ['adds a column at the right edge', 'e', addColumn('right'), ['# *a 2x1|*b|*', 'c 1x2|d|e|', 'f|g|', 'h|i 2x1|']],
    ['deletes the row in which a merged cell starts', 'd', deleteRow, ['# *a 2x1|*b', 'c|f|g', 'h|i 2x1']],
    ['deletes all selected rows', 'df', deleteRow, ['# *a 2x1|*b', 'h|i 2x1']],
    ['deletes the right column of a row with fewer cells', 'g', deleteColumn, ['# *a 2x1', 'c 1x2|d', 'f', 'h|i']],
    ['deletes the first column', 'h', deleteColumn, ['# *a|*b', 'd|e', 'f|g', 'i 2x1']],
    ['makes the rows of a merged cell the header', 'c', toggleHeaderRow, ['a 2x1|b', 'c 1x2|d|e', 'f|g', 'h|i 2x1']],
  ])('%s', (_, cursor, change, rows) => {
    const changed = changedBy(stateOf(merged, cursor), change);
    expect(written(changed)).toEqual(rows);
  });

  test('is deleted with its last row or column', () => {
    expect(changedBy(stateOf(merged, 'dh'), deleteRow).doc.textContent).toBe('before');
    expect(changedBy(stateOf(merged, 'ch'), deleteTable).doc.textContent).toBe('before');
    expect(changedBy(stateOf({ body: [['a', 'b']] }, 'ab'), deleteColumn).doc.textContent).toBe('before');
  });

  test('gets all rows of a merged cell as its header', () => {
    expect(written(changedBy(stateOf({ body: merged.body }, 'c'), toggleHeaderRow))).toEqual([
      '# *c 1x2|*d|*e',
      '# *f|*g',
      'h|i 2x1',
    ]);
  });

  test('is filled where cells are missing, before a change', () => {
    const state = stateOf({ body: [['a', 'b', 'c'], ['d']] }, 'a');
    expect(written(changedBy(state, addColumn('right')))).toEqual(['a||b|c', 'd|||']);
  });
});

describe('Tab', () => {
  const body = [['a', 'b 1x2'], ['c']];
  test('moves through merged cells', () => {
    expect(changedBy(stateOf({ body }, 'a'), goToCell(1)).selection.$from.parent.textContent).toBe('b');
    expect(changedBy(stateOf({ body }, 'c'), goToCell(-1)).selection.$from.parent.textContent).toBe('b');
  });
  test('adds a row after the last cell, and puts the cursor into its first one', () => {
    const changed = changedBy(stateOf({ body }, 'c'), goToCell(1));
    expect(written(changed)).toEqual(['a|b 1x2', 'c', '|']);
    const last = changed.doc.lastChild?.lastChild?.lastChild;
    expect(changed.selection.$from.node(-2)).toBe(last);
    expect(changed.selection.$from.index(-2)).toBe(0);
  });
  test('leaves the table from the first cell with Shift', () => {
    expect(goToCell(-1)(stateOf({ body }, 'a'))).toBeUndefined();
  });
});

test('any changes keep a table rectangular, and lose no text but that of deleted rows and columns', () => {
  const adding = [
    addRow('above'),
    addRow('below'),
    addColumn('left'),
    addColumn('right'),
    toggleHeaderRow,
    goToCell(1),
  ];
  const changes = fc.array(fc.constantFrom(...adding, deleteRow, deleteColumn, deleteTable), { maxLength: 8 });
  fc.assert(
    fc.property(changes, fc.constantFrom(...'abcdefghi'), (made, cursor) => {
      let state = stateOf(merged, cursor);
      let mayLose = false;
      for (const change of made) {
        const tr = change(state);
        if (!tr) continue;
        mayLose ||= !adding.includes(change);
        state = state.apply(tr);
        state.doc.check();
        state.doc.descendants((part) => {
          if (/^table(?:Head|Body)$/.test(part.type.name)) expect(TableMap.get(part).problems).toBeNull();
        });
      }
      if (!mayLose) expect([...state.doc.textContent].sort().join('')).toBe('abbcdeeeffghior');
    }),
    { numRuns: 200 },
  );
});
