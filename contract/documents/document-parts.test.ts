import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entities, entityNames, entityOf } from '#content/registry.ts';
import { ownFilesIn, picturesIn, relatedTypes, relationsIn, videosWithoutTextsIn } from './document-parts.ts';

const name = fc.stringMatching(/^[a-z0-9]{1,20}$/);

test('finds every file of our own in any place of a document', () => {
  const html = '<p>See /files/a.pdf, <img src="/files/b-480.webp" alt=""> and (/files/c_1.jpg).</p>';
  const found = ownFilesIn({
    description: html,
    media: [{ picture: { src: '/files/d.png', alt: '' } }],
    n: 1,
    no: null,
  });
  expect(found.map(({ field, value }) => `${field} ${value}`)).toEqual([
    'description /files/a.pdf',
    'description /files/b-480.webp',
    'description /files/c_1.jpg',
    'media.0.picture.src /files/d.png',
  ]);
  fc.assert(
    fc.property(fc.jsonValue(), name, (json, blob) => {
      const src = `/files/${blob}.webp`;
      expect(ownFilesIn([json, { deep: [src] }]).at(-1)?.value).toBe(src);
      expect(ownFilesIn(json).every(({ value }) => value.startsWith('/files/'))).toBe(true);
    }),
  );
});

test('finds pictures with their fields, and no other files', () => {
  const picture = { src: '/files/a.webp', alt: 'A', width: 3, height: 2 };
  const document = entities.product.document.parse({ name: 'Cone', media: [{ kind: 'picture', picture }] });
  expect(picturesIn(document)).toEqual([{ field: 'media.0.picture', value: picture }]);
  const report = entities.report.document.parse(entities.report.example);
  expect(picturesIn(report)).toEqual([]);
});

test('finds videos without a text alternative, in every type that shows videos', () => {
  const video = 'https://player.vimeo.com/video/1';
  const item = { kind: 'video', video };
  const captions = { url: '/files/a.vtt', name: 'a.vtt' };
  const cases = [
    ['video', { video }, ['']],
    ['gallery', { name: 'A', media: [item, { ...item, description: 'D' }, item] }, ['media.0', 'media.2']],
    ['product', { name: 'A', media: [{ ...item, transcript: 'T' }, item] }, ['media.1']],
    ['company', { ...entities.company.example, video }, ['']],
    ['company', { ...entities.company.example, video, videoTranscript: 'T' }, []],
    ['company', { ...entities.company.example, video: '' }, []],
  ] as const;
  for (const [type, document, fields] of cases) {
    const parsed = entityOf(type).document.parse(document);
    expect(videosWithoutTextsIn(parsed).map(({ field }) => field)).toEqual(fields);
  }
  expect(videosWithoutTextsIn({ ...item, captions, transcript: '', description: '' })).toEqual([]);
  fc.assert(fc.property(fc.jsonValue(), (json) => Array.isArray(videosWithoutTextsIn(json))));
});

test('finds relations by their field types', () => {
  const { document, example } = entities.career;
  expect(relationsIn(document, document.parse({ ...example, department: 7 }))).toEqual([
    { field: 'department', value: { to: 'department', id: 7 } },
  ]);
  expect(relationsIn(document, document.parse(example))).toEqual([]);
  const related = entityNames.filter((each) => relatedTypes(entityOf(each).document).size > 0);
  expect(related).toEqual(
    'career category certificate concern contactPerson document executive freePage gallery home location news product tradeFair'.split(
      ' ',
    ),
  );
  for (const each of related)
    for (const to of relatedTypes(entityOf(each).document)) expect(entities).toHaveProperty(to);
});
