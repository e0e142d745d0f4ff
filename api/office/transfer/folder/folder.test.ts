import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicBlobName } from '#files/blob-name.ts';
import type { ContentLine, EntryLine, Manifest } from '../archive/content-archive.ts';
import { readFolder } from './read-folder.ts';
import { writeFolder } from './write-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

const manifest: Manifest = {
  format: 'atrium-content',
  formatVersion: 8,
  instance: 'demo',
  publicUrl: 'https://example.com',
  createdAt: '2026-11-27T00:00:00.000Z',
  defaultLanguage: 'en',
};

const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const src = `/files/${publicBlobName(sha256, 'pdf')}`;
const file = (name: string): ContentLine => ({
  ...{ kind: 'file', src, sha256, mediaType: 'application/pdf', bytes: 3, width: null, height: null },
  ...{
    name,
    alt: '',
    focus: { x: 0.5, y: 0.2 },
    title: 'T',
    lang: 'de',
    permalinks: ['/files/00000000000000000000.pdf'],
  },
});

const entry = (line: Pick<EntryLine, 'id' | 'type' | 'document'> & Partial<EntryLine>): EntryLine => ({
  ...{ kind: 'entry', publicId: String(line.id), status: 'published', publishAt: null, parent: null },
  ...{ translations: {}, pending: null, unpublishAt: null, reviewOn: null },
  ...line,
});
const question = (name: string, description: string) => ({ name, description });

async function roundTrip(lines: ContentLine[]): Promise<ContentLine[]> {
  await writeFolder(folder, { manifest, lines, fileOf: async () => Buffer.from('abc') });
  const read = await readFolder(folder);
  expect(read.manifest).toEqual(manifest);
  return read.lines;
}

test('a folder keeps drafts, pending changes, publications, outdated translations, files, redirects and synonyms', async () => {
  const lines: ContentLine[] = [
    entry({
      ...{ id: 7, type: 'faq', status: 'draft', document: question('Why?', `<p><a href="${src}">Because</a></p>`) },
      ...{ translations: { de: { name: 'Warum?' }, pt: { name: 'Porquê?' } }, sources: { de: { name: 'older' } } },
      publications: { pt: { status: 'scheduled', publishAt: '2031-01-01T00:00:00.000Z' } },
    }),
    entry({
      ...{ id: 9, type: 'faq', publicId: 'A-7', document: question('How?', '<p>So</p>') },
      pending: {
        ...{ status: 'draft', publishAt: null, parent: null, document: question('How often?', '<p>So</p>') },
        translations: { de: { name: 'Wie oft?' } },
      },
    }),
    file('two words.pdf'),
    { kind: 'redirect', from: '/old', to: '/faq' },
    { kind: 'synonym', lang: 'en', words: 'MOQ', meaning: 'minimum order', bothWays: false },
  ];
  expect(await roundTrip(lines)).toEqual(lines);
  expect(await readFile(join(folder, 'content', 'faq.de.json'), 'utf8')).toBe(
    '{\n  "7": {\n    "name": "Warum?"\n  }\n}\n',
  );
});

test('files have their names in the library, and texts name them so', async () => {
  const document = question('Why?', `<p><a href="${src}">Because</a></p>`);
  const lines = [entry({ id: 7, type: 'faq', document }), file('reasons.pdf')];
  expect(await roundTrip(lines)).toEqual(lines);
  expect(await readdir(join(folder, 'files'))).toEqual(['reasons.pdf']);
  expect(await readFile(join(folder, 'content', 'faq.json'), 'utf8')).toContain('/files/reasons.pdf');
});

test('entries that were imported under other numbers have the numbers of their public ids', async () => {
  const career = { title: 'Fitter', jobDescription: '<p>Fit</p>', createdAt: '2026-10-19T08:00:00Z' };
  const read = await roundTrip([
    entry({ id: 40, publicId: '2', type: 'department', document: { name: 'Mill' } }),
    entry({ id: 2, publicId: '5', type: 'career', document: { ...career, department: 40 } }),
  ]);
  expect(read.map((line) => line.kind === 'entry' && [line.type, line.id])).toEqual([
    ['career', 5],
    ['department', 2],
  ]);
  expect(read[0]).toMatchObject({ document: { department: 2 } });
});
