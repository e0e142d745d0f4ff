import { type Attrs, Fragment, type NodeType, type Node as Part } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

interface Place {
  row: Part;
  rowStart: number;
  section: Part;
  sectionStart: number;
  tableStart: number;
  table: Part;
  /** The index of the row in its section, and of the cell in its row. */
  rowIndex: number;
  column: number;
}

/** The position of the cursor in a table. */
function placeIn(editor: Editor): Place | undefined {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 2; depth--) {
    if ($from.node(depth).type.name !== 'tableRow') continue;
    return {
      row: $from.node(depth),
      rowStart: $from.before(depth),
      section: $from.node(depth - 1),
      sectionStart: $from.before(depth - 1),
      table: $from.node(depth - 2),
      tableStart: $from.before(depth - 2),
      rowIndex: $from.index(depth - 1),
      column: $from.index(depth),
    };
  }
  return undefined;
}

export const isInTable = (editor: Editor): boolean => placeIn(editor) !== undefined;

const typeOf = (editor: Editor, name: string): NodeType => {
  const type = editor.schema.nodes[name];
  if (!type) throw new Error(`The schema has no node type ${name}.`);
  return type;
};

function emptyCell(type: NodeType, attributes: Attrs | null = null): Part {
  const made = type.createAndFill(attributes);
  if (!made) throw new Error(`Cannot create an empty ${type.name}.`);
  return made;
}

/** Inserts a table with a header row at the cursor. */
export function insertTable(editor: Editor, rows = 3, columns = 3): void {
  const cells = (name: string) => Array.from({ length: columns }, () => emptyCell(typeOf(editor, name)));
  const row = (name: string) => typeOf(editor, 'tableRow').create(null, cells(name));
  const table = typeOf(editor, 'table').create(null, [
    typeOf(editor, 'tableHead').create(null, row('tableHeader')),
    typeOf(editor, 'tableBody').create(
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

/** A row of empty cells as wide as another row. */
function emptyRow(editor: Editor, row: Part, cell: 'tableCell' | 'tableHeader' = 'tableCell'): Part {
  const cells = row.children.map(({ attrs: { colspan } }) => emptyCell(typeOf(editor, cell), { colspan }));
  return typeOf(editor, 'tableRow').create(null, cells);
}

export function addRow(editor: Editor, side: 'above' | 'below'): void {
  const place = placeIn(editor);
  if (!place) return;
  const { row, rowStart, rowIndex, section, sectionStart } = place;
  const { tr } = editor.state;
  const isLastOfHead = isHead(section) && rowIndex === section.childCount - 1;
  // The row below the header is the first of the body. A row above the header can only be a header row too, since the head precedes the
  // body.
  if (side === 'below' && isLastOfHead) tr.insert(sectionStart + section.nodeSize + 1, emptyRow(editor, row));
  else {
    const at = side === 'below' ? rowStart + row.nodeSize : rowStart;
    tr.insert(at, emptyRow(editor, row, isHead(section) ? 'tableHeader' : 'tableCell'));
  }
  editor.view.dispatch(tr);
  editor.commands.focus();
}

export function deleteRow(editor: Editor): void {
  const place = placeIn(editor);
  if (!place) return;
  const { row, rowStart, section, sectionStart, table, tableStart } = place;
  const { tr } = editor.state;
  const bodies = table.children.filter((part) => part.type.name === 'tableBody').length;
  if (section.childCount > 1) tr.delete(rowStart, rowStart + row.nodeSize);
  else if (section.type.name !== 'tableBody' || bodies > 1) tr.delete(sectionStart, sectionStart + section.nodeSize);
  else tr.delete(tableStart, tableStart + table.nodeSize);
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** The table with each row changed; other nodes are unchanged. */
function withRows(part: Part, change: (row: Part) => Part): Part {
  if (part.type.name === 'tableRow') return change(part);
  if (!/^table(Head|Body|Foot)?$/.test(part.type.name)) return part;
  return part.copy(Fragment.fromArray(part.children.map((child) => withRows(child, change))));
}

function replaceTable(editor: Editor, { table, tableStart }: Place, changed: Part): void {
  const { tr, selection } = editor.state;
  tr.replaceWith(tableStart, tableStart + table.nodeSize, changed);
  const near = Math.min(selection.from, tr.doc.content.size);
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(near))));
  editor.commands.focus();
}

export function addColumn(editor: Editor, side: 'left' | 'right'): void {
  const place = placeIn(editor);
  if (!place) return;
  const changed = withRows(place.table, (row) => {
    const { children } = row;
    const column = Math.min(place.column, children.length - 1);
    const beside = children[column];
    if (!beside) return row;
    return row.copy(
      Fragment.fromArray(children.toSpliced(side === 'left' ? column : column + 1, 0, emptyCell(beside.type))),
    );
  });
  replaceTable(editor, place, changed);
}

export function deleteColumn(editor: Editor): void {
  const place = placeIn(editor);
  if (!place) return;
  if (place.row.childCount <= 1) {
    deleteTable(editor);
    return;
  }
  const changed = withRows(place.table, (row) =>
    row.copy(Fragment.fromArray(row.children.filter((_, index) => index !== place.column))),
  );
  replaceTable(editor, place, changed);
}

export function deleteTable(editor: Editor): void {
  const place = placeIn(editor);
  if (!place) return;
  editor.view.dispatch(editor.state.tr.delete(place.tableStart, place.tableStart + place.table.nodeSize));
  editor.commands.focus();
}

const asCells = (row: Part, type: NodeType): Part =>
  row.copy(
    Fragment.fromArray(
      row.children.map(({ attrs: { colspan, rowspan }, content }) => type.create({ colspan, rowspan }, content)),
    ),
  );

export const hasHeaderRow = (editor: Editor): boolean => placeIn(editor)?.table.children.some(isHead) === true;

const isHead = (part: Part): boolean => part.type.name === 'tableHead';
const isBody = (part: Part): boolean => part.type.name === 'tableBody';

/** Converts the first row to the table's header, or back. */
export function toggleHeaderRow(editor: Editor): void {
  const place = placeIn(editor);
  if (!place) return;
  const { table } = place;
  const head = table.children.find(isHead);
  const body = table.children.find(isBody);
  if (!body) return;
  const rows = [...(head?.children.map((row) => asCells(row, typeOf(editor, 'tableCell'))) ?? []), ...body.children];
  const [first, ...others] = rows;
  if (!first) return;
  const left = others.length > 0 ? others : [emptyRow(editor, first)];
  const sections = head
    ? [body.copy(Fragment.fromArray(rows))]
    : [
        typeOf(editor, 'tableHead').create(null, asCells(first, typeOf(editor, 'tableHeader'))),
        body.copy(Fragment.fromArray(left)),
      ];
  const children = table.children.flatMap((part) => (part === body ? sections : isHead(part) ? [] : [part]));
  replaceTable(editor, place, table.copy(Fragment.fromArray(children)));
}

/** Moves to the next or previous cell of the table. Returns false if there is none, or no table. */
export function goToCell(editor: Editor, step: 1 | -1): boolean {
  const place = placeIn(editor);
  if (!place) return false;
  const { table, tableStart } = place;
  const cells: { start: number; end: number }[] = [];
  table.descendants((part, at) => {
    if (!/^table(Cell|Header)$/.test(part.type.name)) return true;
    const start = tableStart + 1 + at;
    cells.push({ start, end: start + part.nodeSize });
    return false;
  });
  const { from } = editor.state.selection;
  const next = cells[cells.findIndex(({ start, end }) => from > start && from < end) + step];
  if (!next) return false;
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(next.start + 1), 1)).scrollIntoView());
  return true;
}
