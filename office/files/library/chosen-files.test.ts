import { expect, test } from 'vitest';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { type ChosenFile, withUploaded } from './chosen-files.ts';

const file = (name: string): LibraryFile => ({
  src: `/files/${name}`,
  name,
  mediaType: 'image/webp',
  bytes: 1,
  width: 1,
  height: 1,
  alt: '',
  focus: { x: 0.5, y: 0.5 },
  title: '',
  lang: '',
  uses: 0,
  addedAt: '2026-11-21T10:00:00Z',
  addedBy: 'Olga',
  permalink: null,
});

const after = (chosen: readonly ChosenFile[], ...arrivals: [name: string, upload: number][]) =>
  arrivals
    .reduce<readonly ChosenFile[]>((before, [name, upload]) => withUploaded(before, file(name), upload), chosen)
    .map((one) => one.file.name);

test('keeps uploads in the order of selection, not of arrival', () => {
  expect(after([], ['c', 3], ['a', 1], ['b', 2])).toEqual(['a', 'b', 'c']);
});

test('leaves files of the library at their positions', () => {
  expect(after([{ file: file('kept') }], ['b', 2], ['a', 1])).toEqual(['kept', 'a', 'b']);
});

test('chooses a file once if it is uploaded twice or was chosen before', () => {
  expect(after([{ file: file('a') }], ['a', 1], ['b', 2], ['b', 3])).toEqual(['a', 'b']);
});
