import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { LibraryFile } from '#contract/office/file-view.ts';
import type { PictureAttributes, PictureBlockAttributes } from './pictures.ts';

/** The selected picture, and whether it is inline. */
export interface SelectedPicture {
  inline: boolean;
  attributes: PictureBlockAttributes;
}

const placed = { caption: '', align: null, size: null, href: null, target: null };

export function selectedPicture(editor: Editor): SelectedPicture | undefined {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection)) return undefined;
  const { type, attrs, marks } = selection.node;
  if (type.name === 'picture') return { inline: false, attributes: attrs as PictureBlockAttributes };
  if (type.name !== 'image') return undefined;
  const link = marks.find((mark) => mark.type.name === 'link')?.attrs;
  const { href = null, target = null } = (link ?? {}) as Partial<Pick<PictureBlockAttributes, 'href' | 'target'>>;
  return { inline: true, attributes: { ...placed, ...(attrs as PictureAttributes), href, target } };
}

/** Changes the selected picture. An inline picture becomes a block if it gets a caption, a width or an alignment. */
export function changePicture(editor: Editor, { inline, attributes }: SelectedPicture): void {
  const { caption, align, size } = attributes;
  const isPlaced = caption !== '' || align !== null || size !== null;
  if (!inline) {
    editor.chain().focus().updateAttributes('picture', attributes).run();
    return;
  }
  if (!isPlaced) {
    const { alt, decorative } = attributes;
    editor.chain().focus().updateAttributes('image', { alt, decorative }).run();
    return;
  }
  editor.chain().focus().deleteSelection().insertContent({ type: 'picture', attrs: attributes }).run();
}

export type NewPicture = Pick<LibraryFile, 'src' | 'alt' | 'width' | 'height'>;

/** Inserts pictures as blocks at the cursor or at a position, followed by a paragraph to continue writing in. */
export function insertPictures(editor: Editor, pictures: readonly NewPicture[], at?: number): void {
  const content = pictures.map((attrs) => ({ type: 'picture', attrs: { ...placed, decorative: false, ...attrs } }));
  const place = at ?? { from: editor.state.selection.from, to: editor.state.selection.to };
  editor.chain().focus().insertContentAt(place, content, { updateSelection: true }).run();
  const { doc } = editor.state;
  if (doc.lastChild?.type.name !== 'picture') return;
  editor.chain().insertContentAt(doc.content.size, { type: 'paragraph' }).focus('end').run();
}
