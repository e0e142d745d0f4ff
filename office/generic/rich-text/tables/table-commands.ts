import { type Attrs, Fragment, type NodeType, type Node as Part } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import * as tables from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';

/*
 * prosemirror-tables knows tables of rows. Here a table consists of sections of rows, such as a head and a body; merged
 * cells never leave their section. So each section has the role of a table, and a change of columns is made in every
 * section.
 */

interface Section {
  node: Part;
  /** The position of its content. */
  start: number;
  map: tables.TableMap;
}

interface Place {
  table: Part;
  tableStart: number;
  sections: Section[];
  /** The section with the cursor, and the rows and columns of its selected cells. */
  section: Section;
  rect: tables.Rect;
}

const sectionName = /^table(?:Head|Body|Foot)$/;
const isHead = (part: Part): boolean => part.type.name === 'tableHead';
const isBody = (part: Part): boolean => part.type.name === 'tableBody';

/** The selected cells of a table. */
function placeIn({ selection }: EditorState): Place | undefined {
  const cell = tables.cellAround(selection.$head);
  const other = tables.cellAround(selection.$anchor);
  if (!cell) return undefined;
  const [table, tableStart] = [cell.node(-2), cell.before(-2)];
  const sections: Section[] = [];
  table.forEach((node, offset) => {
    if (sectionName.test(node.type.name)) {
      sections.push({ node, start: tableStart + offset + 2, map: tables.TableMap.get(node) });
    }
  });
  const section = sections.find(({ start }) => start === cell.start(-1));
  if (!section) return undefined;
  const from = other && tables.inSameTable(cell, other) ? other : cell;
  const rect = section.map.rectBetween(from.pos - section.start, cell.pos - section.start);
  return { table, tableStart, sections, section, rect };
}

export const isInTable = ({ state }: Editor): boolean => placeIn(state) !== undefined;

const typeOf = ({ schema }: Pick<EditorState, 'schema'>, name: string): NodeType => {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The schema has no node type ${name}.`);
  return type;
};

function emptyCell(type: NodeType, attributes: Attrs | null = null): Part {
  const made = type.createAndFill(attributes);
  if (!made) throw new Error(`Cannot create an empty ${type.name}.`);
  return made;
}

const rectOf = ({ node, start, map }: Section): tables.TableRect => ({
  ...{ left: 0, top: 0, right: map.width, bottom: map.height },
  table: node,
  tableStart: start,
  map,
});

/** The section as a transaction has changed it. Its start must be the same. */
function sectionIn(tr: Transaction, { start }: Section): Section {
  const node = tr.doc.resolve(start).parent;
  return { node, start, map: tables.TableMap.get(node) };
}

/** Cells that were added to a head are header cells. */
function asHeaders(tr: Transaction, section: Section): void {
  const { node, start } = sectionIn(tr, section);
  if (!isHead(node)) return;
  const header = typeOf(tr.doc.type, 'tableHeader');
  node.descendants((part, at) => {
    if (part.type.name !== 'tableCell') return part.type.name === 'tableRow';
    const { colspan, rowspan } = part.attrs;
    tr.setNodeMarkup(start + at, header, { colspan, rowspan });
    return false;
  });
}

/** A change of the table at the cursor; undefined if it does not apply. */
type Change = (state: EditorState) => Transaction | undefined;

const change =
  (make: (tr: Transaction, place: Place) => Transaction | undefined): Change =>
  (state) => {
    // Rows with too few cells, as in texts from elsewhere, are filled first.
    const fixed = tables.fixTables(state);
    const whole = fixed ? state.apply(fixed) : state;
    const place = placeIn(whole);
    if (!place) return undefined;
    if (!fixed) return make(state.tr, place);
    const made = make(whole.tr, place);
    if (!made) return undefined;
    for (const step of made.steps) fixed.step(step);
    return fixed;
  };

/** A row of a section whose cells a new row repeats. */
interface Pattern {
  section: Section;
  row: number;
}

/** Inserts a row with the columns of another one. Cells that reach over its place become a row higher. */
function insertRow(tr: Transaction, { node, start, map }: Section, row: number, pattern: Pattern): Transaction {
  const cellAt = (line: number, column: number) => map.map[line * map.width + column];
  const crossing = (column: number): number | undefined => {
    const cell = row > 0 && row < map.height ? cellAt(row, column) : undefined;
    return cell !== undefined && cell === cellAt(row - 1, column) ? cell : undefined;
  };
  const { section: model } = pattern;
  const isHeader = tables.rowIsHeader(model.map, model.node, pattern.row);
  const cells: Part[] = [];
  for (let column = 0; column < map.width; ) {
    const above = crossing(column);
    const spanning = above === undefined ? undefined : node.nodeAt(above);
    if (above !== undefined && spanning) {
      tr.setNodeMarkup(start + above, null, { ...spanning.attrs, rowspan: spanning.attrs.rowspan + 1 });
      column = map.findCell(above).right;
      continue;
    }
    const beside = column < model.map.width ? model.map.map[pattern.row * model.map.width + column] : undefined;
    const right = beside === undefined ? column + 1 : Math.min(map.width, model.map.findCell(beside).right);
    let end = column + 1;
    while (end < right && crossing(end) === undefined) end += 1;
    const besideType = beside === undefined ? undefined : model.node.nodeAt(beside)?.type;
    const plain = typeOf(node.type, isHead(node) ? 'tableHeader' : 'tableCell');
    cells.push(emptyCell(isHeader || !besideType ? plain : besideType, { colspan: end - column }));
    column = end;
  }
  let at = start;
  for (let index = 0; index < row; index++) at += node.child(index).nodeSize;
  return tr.insert(at, typeOf(node.type, 'tableRow').create(null, cells));
}

export const addRow = (side: 'above' | 'below'): Change =>
  change((tr, { sections, section, rect }) => {
    const row = side === 'above' ? rect.top : rect.bottom;
    const pattern = { section, row: side === 'above' ? row : row - 1 };
    const next = sections[sections.indexOf(section) + 1];
    // The row below the header is the first of the body.
    const isBelowHead = isHead(section.node) && row === section.map.height && next !== undefined;
    return isBelowHead ? insertRow(tr, next, 0, pattern) : insertRow(tr, section, row, pattern);
  });

export const addColumn = (side: 'left' | 'right'): Change =>
  change((tr, { sections, rect }) => {
    const column = side === 'left' ? rect.left : rect.right;
    // The last section first, so that the positions of the others stay.
    for (const section of sections.toReversed()) {
      tables.addColumn(tr, rectOf(section), Math.min(column, section.map.width));
      asHeaders(tr, section);
    }
    return tr;
  });

const removed = (tr: Transaction, { table, tableStart }: Place) => tr.delete(tableStart, tableStart + table.nodeSize);

export const deleteTable: Change = change(removed);

function removeSection(tr: Transaction, place: Place, { node, start }: Section): Transaction {
  const bodies = place.sections.filter((each) => isBody(each.node)).length;
  return isBody(node) && bodies === 1 ? removed(tr, place) : tr.delete(start - 1, start - 1 + node.nodeSize);
}

export const deleteRow: Change = change((tr, place) => {
  const { section, rect } = place;
  if (rect.top === 0 && rect.bottom === section.map.height) return removeSection(tr, place, section);
  for (let row = rect.bottom - 1; row >= rect.top; row--) tables.removeRow(tr, rectOf(sectionIn(tr, section)), row);
  return tr;
});

export const deleteColumn: Change = change((tr, place) => {
  const { sections, rect } = place;
  if (sections.every(({ map }) => rect.left === 0 && rect.right >= map.width)) return removed(tr, place);
  for (const section of sections.toReversed()) {
    const right = Math.min(rect.right, section.map.width);
    if (rect.left === 0 && right === section.map.width) removeSection(tr, place, section);
    else {
      for (let column = right - 1; column >= rect.left; column--) {
        tables.removeColumn(tr, rectOf(sectionIn(tr, section)), column);
      }
    }
  }
  return tr;
});

const asCells = (row: Part, type: NodeType): Part =>
  row.copy(
    Fragment.fromArray(
      row.children.map(({ attrs: { colspan, rowspan }, content }) => type.create({ colspan, rowspan }, content)),
    ),
  );

export const hasHeaderRow = ({ state }: Editor): boolean => placeIn(state)?.table.children.some(isHead) === true;

/** How many rows a header has: the first one, and those that its merged cells reach into. */
function headerHeight(map: tables.TableMap): number {
  let height = 1;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < map.width; column++) {
      const cell = map.map[row * map.width + column];
      if (cell !== undefined) height = Math.max(height, map.findCell(cell).bottom);
    }
  }
  return height;
}

/** Converts the first row to the table's header, or back. */
export const toggleHeaderRow: Change = change((tr, { table, tableStart, sections }) => {
  const head = table.children.find(isHead);
  const body = table.children.find(isBody);
  const bodyMap = sections.find(({ node }) => node === body)?.map;
  if (!body || !bodyMap) return undefined;
  const type = (name: string) => typeOf(table.type, name);
  const rows = [...(head?.children.map((row) => asCells(row, type('tableCell'))) ?? []), ...body.children];
  const height = headerHeight(bodyMap);
  const headers = rows.slice(0, height).map((row) => asCells(row, type('tableHeader')));
  const empty = () =>
    type('tableRow').create(
      null,
      Array.from({ length: bodyMap.width }, () => emptyCell(type('tableCell'))),
    );
  const others = rows.length > height ? rows.slice(height) : [empty()];
  const changed = head
    ? [body.copy(Fragment.fromArray(rows))]
    : [type('tableHead').create(null, headers), body.copy(Fragment.fromArray(others))];
  const children = table.children.flatMap((part) => (part === body ? changed : isHead(part) ? [] : [part]));
  const near = tr.selection.from;
  tr.replaceWith(tableStart, tableStart + table.nodeSize, table.copy(Fragment.fromArray(children)));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(near, tr.doc.content.size))));
});

/**
 * Moves to the next or previous cell. From the last cell, it adds a row, as word processors do. Undefined before the
 * first cell.
 */
export const goToCell = (step: 1 | -1): Change =>
  change((tr, { table, tableStart, sections }) => {
    const starts: number[] = [];
    let current = -1;
    table.descendants((part, at) => {
      if (!/^table(?:Cell|Header)$/.test(part.type.name)) return true;
      const start = tableStart + 1 + at;
      if (tr.selection.head > start && tr.selection.head < start + part.nodeSize) current = starts.length;
      starts.push(start);
      return false;
    });
    const last = sections.at(-1);
    let next = starts[current + step];
    if (next === undefined && step === 1 && last) {
      insertRow(tr, last, last.map.height, { section: last, row: last.map.height - 1 });
      next = last.start + last.node.content.size + 1;
    }
    if (next === undefined) return undefined;
    return tr.setSelection(TextSelection.near(tr.doc.resolve(next + 1), 1)).scrollIntoView();
  });

/** Applies a change to the editor's text. Returns false if it does not apply. */
export function run({ state, view }: Editor, made: Change): boolean {
  const tr = made(state);
  if (tr) view.dispatch(tr);
  view.focus();
  return tr !== undefined;
}

/** Inserts a table with a header row at the cursor. */
export function insertTable(editor: Editor, rows = 3, columns = 3): void {
  const type = (name: string) => typeOf(editor, name);
  const row = (name: string) =>
    type('tableRow').create(
      null,
      Array.from({ length: columns }, () => emptyCell(type(name))),
    );
  const table = type('table').create(null, [
    type('tableHead').create(null, row('tableHeader')),
    type('tableBody').create(
      null,
      Array.from({ length: rows - 1 }, () => row('tableCell')),
    ),
  ]);
  editor.chain().focus().insertContent(table.toJSON()).run();
  // Moves the cursor to its first cell.
  const { state, view } = editor;
  let start: number | undefined;
  state.doc.nodesBetween(0, state.selection.from, (part, at) => {
    if (part.type.name === 'table') start = at;
  });
  if (start !== undefined) view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(start), 1)));
}
