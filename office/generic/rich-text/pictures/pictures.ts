import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { mergeAttributes, Node } from '@tiptap/react';
import {
  alignClass,
  type PictureAlign,
  type PictureWidth,
  pictureAligns,
  pictureWidths,
  widthClass,
} from '#contract/text/rich-text.ts';

/** Valid addresses of pictures in texts: on this site, or elsewhere by https; `blob:` during an upload. */
export const isPictureAddress = (src: string): boolean => /^(\/(?![/\\])|https:\/\/|blob:)\S+$/.test(src);

/** The editor's attributes of a picture. */
export interface PictureAttributes {
  src: string;
  alt: string;
  /** Whether the picture conveys nothing, so that screen readers skip it. */
  decorative: boolean;
  width: string | number | null;
  height: string | number | null;
}

/** Additional attributes of a picture block. */
export interface PictureBlockAttributes extends PictureAttributes {
  caption: string;
  align: PictureAlign | null;
  size: PictureWidth | null;
  href: string | null;
  target: string | null;
}

const isDecorative = (element: Element | null): boolean => element?.getAttribute('role') === 'presentation';

/** An inline picture. */
export const inlinePicture = Node.create({
  name: 'image',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    decorative: {
      default: false,
      parseHTML: isDecorative,
      renderHTML: ({ decorative }) => (decorative ? { role: 'presentation' } : {}),
    },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isPictureAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** The elements that a figure may contain to be a picture block; a figure with any other is preserved without controls. */
const plainParts = new Set(['IMG', 'PICTURE', 'FIGCAPTION', 'A', 'P']);

/** The picture of a figure with exactly one picture and a plain caption. */
function pictureOf(figure: HTMLElement): PictureBlockAttributes | false {
  const [image, ...others] = figure.querySelectorAll('img');
  const src = image?.getAttribute('src') ?? '';
  if (!image || others.length > 0 || !isPictureAddress(src)) return false;
  if ([...figure.querySelectorAll('*')].some(({ tagName }) => !plainParts.has(tagName))) return false;
  const captions = figure.querySelectorAll('figcaption');
  const caption = captions[0]?.textContent?.trim() ?? '';
  if (captions.length > 1 || captions[0]?.childElementCount || captions[0]?.hasAttribute('lang')) return false;
  if (figure.hasAttribute('lang') || figure.textContent?.trim() !== caption) return false;
  const link = image.closest('a');
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    decorative: isDecorative(image),
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
    caption,
    align: pictureAligns.find((align) => figure.classList.contains(alignClass(align))) ?? null,
    size: pictureWidths.find((size) => figure.classList.contains(widthClass(size))) ?? null,
    href: link?.getAttribute('href') ?? null,
    target: link?.getAttribute('target') ?? null,
  };
}

const unless = (value: unknown, entry: Record<string, unknown>) => (value === null || value === '' ? {} : entry);

/** Inserts text typed while a picture is selected below the picture. By default, ProseMirror replaces the picture. */
function writeBelow({ state, dispatch }: EditorView, _from: number, _to: number, text: string): boolean {
  const { selection, schema, tr } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return false;
  const at = selection.to;
  tr.insert(at, schema.node('paragraph', null, schema.text(text)));
  dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1 + text.length)).scrollIntoView());
  return true;
}

/** A picture block with a caption, a width and an alignment. */
export const pictureBlock = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => {
    const names = ['src', 'width', 'height', 'align', 'size', 'href', 'target'] as const;
    const none = { rendered: false, parseHTML: () => null };
    return {
      ...Object.fromEntries(names.map((name) => [name, { ...none, default: null }])),
      alt: { ...none, default: '' },
      caption: { ...none, default: '' },
      decorative: { ...none, default: false },
    };
  },
  parseHTML: () => [{ tag: 'figure', priority: 60, getAttrs: pictureOf }],
  renderHTML: ({ node }) => {
    const { src, alt, decorative, width, height, caption, align, size, href, target } =
      node.attrs as PictureBlockAttributes;
    const classes = [align && alignClass(align), size && widthClass(size)].filter(Boolean).join(' ');
    const image = [
      'img',
      {
        src,
        alt,
        ...(decorative ? { role: 'presentation' } : {}),
        ...unless(width, { width }),
        ...unless(height, { height }),
      },
    ] as const;
    const linked = href === null ? image : (['a', { href, ...unless(target, { target }) }, image] as const);
    const below = caption === '' ? [] : [['figcaption', {}, caption] as const];
    return ['figure', unless(classes, { class: classes }), linked, ...below];
  },
  addProseMirrorPlugins: () => [new Plugin({ props: { handleTextInput: writeBelow } })],
});

/** A figure of other content, such as a table. */
export const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block* figcaption?',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});
