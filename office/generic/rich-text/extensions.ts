import { Extension, type Extensions, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { languageMark } from './language-mark.ts';
import { figcaption, figure, inlinePicture, pictureBlock } from './pictures/pictures.ts';
import { tableKeys, tableNodes } from './tables/tables.ts';

/*
 * The editor's schema allows exactly what the cleaner of saved texts allows: editing does not lose existing content,
 * and pasting cannot add anything else.
 */

const plainMark = (name: string, tag: string, attribute?: string) =>
  Mark.create({
    name,
    addAttributes: () => (attribute ? { [attribute]: { default: null } } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const marks = [
  plainMark('subscript', 'sub').extend({ excludes: 'superscript' }),
  plainMark('superscript', 'sup').extend({ excludes: 'subscript' }),
  plainMark('small', 'small'),
  plainMark('abbreviation', 'abbr', 'title'),
  plainMark('citation', 'cite'),
  plainMark('quoted', 'q'),
  plainMark('isolated', 'bdi', 'dir'),
  plainMark('reordered', 'bdo', 'dir'),
];

/** Valid addresses of links. */
export const isLinkAddress = (href: string): boolean =>
  /^(https?:\/\/\S|mailto:\S+@|tel:\+?[\d]|\/(?![/\\])|#\S)\S*$/i.test(href);

const definitionPart = (name: string, tag: 'dt' | 'dd', content: string) =>
  Node.create({
    name,
    content,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const terms = [
  Node.create({
    name: 'definitionList',
    group: 'block',
    content: '(definitionTerm | definitionText)+',
    parseHTML: () => [{ tag: 'dl' }],
    renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
  }),
  definitionPart('definitionTerm', 'dt', 'inline*'),
  definitionPart('definitionText', 'dd', 'block+'),
];

const languages = Extension.create({
  name: 'languages',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem', 'bulletList', 'orderedList', 'figcaption'],
      attributes: { lang: { default: null }, dir: { default: null } },
    },
    { types: ['orderedList'], attributes: { reversed: { default: null } } },
  ],
});

const basics = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  // No empty paragraph is added at the end.
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: true,
    linkOnPaste: true,
    defaultProtocol: 'https',
    isAllowedUri: (href) => isLinkAddress(href),
    HTMLAttributes: { target: null, rel: null },
  },
});

/** The extensions of the editor. */
export const richTextExtensions: Extensions = [
  basics,
  ...marks,
  languageMark,
  inlinePicture,
  pictureBlock,
  figure,
  figcaption,
  ...terms,
  ...tableNodes,
  tableKeys,
  languages,
];
