import { Extension, Node } from '@tiptap/react';
import { goToCell } from './table-commands.ts';

const holder = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: null },
      rowspan: { default: null },
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

/** Tab moves from cell to cell. From the last cell, and with Shift from the first, it leaves the editor as usual. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  // Below lists: a list in a cell handles the key first.
  priority: 50,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToCell(editor, 1),
    'Shift-Tab': ({ editor }) => goToCell(editor, -1),
  }),
});
