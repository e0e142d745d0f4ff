import { Extension, Node } from '@tiptap/react';
import { goToCell, isInTable, run } from './table-commands.ts';

/** The roles that prosemirror-tables asks for (table-commands.ts). */
const roles: Readonly<Record<string, string>> = {
  tableHead: 'table',
  tableBody: 'table',
  tableFoot: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** As browsers limit `colspan`. */
const maxSpan = 1_000;

const holder = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** How many columns or rows a cell covers. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.min(maxSpan, Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1)),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      ...(tag === 'th' ? { scope: { default: null } } : {}),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tableNodes = [
  holder('table', 'table', 'tableCaption? tableHead? tableBody+ tableFoot?').extend({ group: 'block' }),
  holder('tableCaption', 'caption', 'inline*'),
  holder('tableHead', 'thead', 'tableRow+'),
  holder('tableBody', 'tbody', 'tableRow+'),
  holder('tableFoot', 'tfoot', 'tableRow+'),
  holder('tableRow', 'tr', '(tableCell | tableHeader)*'),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];

/**
 * Tab moves from cell to cell, and adds a row after the last one. With Shift it leaves the editor from the first cell
 * as usual.
 */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  // Below lists: a list in a cell handles the key first.
  priority: 50,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => isInTable(editor) && run(editor, goToCell(1)),
    'Shift-Tab': ({ editor }) => isInTable(editor) && run(editor, goToCell(-1)),
  }),
});
