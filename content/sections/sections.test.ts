import { expect, test } from 'vitest';
import type { z } from 'zod';
import { kindMeta, metaOf } from '#contract/fields.ts';
import { translatableTexts } from '#contract/languages/translatable-texts.ts';
import { translationSchema } from '#contract/languages/translation-schema.ts';
import { fieldsIn } from '#contract/schema-walk.ts';
import { entities } from '../registry.ts';
import { isShownOn, section, sectionDays, sectionTexts } from './definition.ts';

const { document } = entities.freePage;
const pageWith = (...sections: object[]) =>
  document.parse({ name: 'Water', address: 'water', sections }) as z.output<typeof document>;

test('every kind has a name, a help and labels for its fields', () => {
  for (const option of section.options) {
    const { id: _, kind, ...fields } = option.shape;
    expect(kindMeta.get(option)?.help, String(kind.value)).toBeTruthy();
    for (const [name, field] of Object.entries(fields)) expect(metaOf(field)?.label, name).toBeTruthy();
  }
});

test('fields of one name have one label and one kind of input in all kinds, because translations do not name the kind', () => {
  const known = new Map<string, unknown>();
  for (const { shape } of section.options) {
    for (const [name, field] of Object.entries(shape)) {
      if (name === 'kind' || name === 'id') continue;
      const { label, input, to } = metaOf(field) ?? {};
      const meta = { label, input, to };
      expect(meta, name).toEqual(known.get(name) ?? meta);
      known.set(name, meta);
    }
  }
});

test('the texts of a section are those of its kind', () => {
  const page = pageWith(
    { kind: 'text', heading: 'Rivers', text: '<p>Clean.</p>' },
    { kind: 'figures', figures: [{ value: '96 %', name: 'used again' }] },
  );
  const paths = translatableTexts(document, page).flatMap(({ path, text }) => (text === '' ? [] : path));
  expect(paths).toEqual(
    [
      'name',
      'address',
      'sections.0.heading',
      'sections.0.text',
      'sections.1.figures.0.value',
      'sections.1.figures.0.name',
    ].filter((path) => path !== 'address'),
  );
});

test('texts of lists within sections are found, addresses are not', () => {
  const page = pageWith(
    { kind: 'questions', questions: [{ name: 'When?', description: '<p>Now.</p>' }] },
    { kind: 'downloads', files: [{ name: 'Code', file: { src: '/files/code.pdf' } }] },
    { kind: 'logos', logos: [{ name: 'Weavers’ union', link: '/about' }] },
    { kind: 'gallery', pictures: [{ image: { src: '/files/a.webp', alt: 'A loom' }, caption: 'Looms' }] },
    { kind: 'video', video: 'https://player.vimeo.com/video/1', caption: 'Half an hour' },
    { kind: 'table', table: '<table><tbody><tr><td>30</td></tr></tbody></table>' },
    { kind: 'form', form: 'enquiry', lead: 'Ask us' },
  );
  const texts = translatableTexts(document, page).flatMap(({ text }) => text || []);
  expect(texts).toEqual([
    'Water',
    ...['When?', '<p>Now.</p>', 'Code', 'Weavers’ union', 'A loom', 'Looms', 'Half an hour'],
    ...['<table><tbody><tr><td>30</td></tr></tbody></table>', 'Ask us'],
  ]);
});

test('relations and pictures in sections are found', () => {
  const page = pageWith({ kind: 'callToAction', person: 7 }, { kind: 'textPicture', image: { src: '/files/a.webp' } });
  const inputs = [...fieldsIn(document, page)].map(({ meta, path }) => `${path.join('.')} ${meta.input}`);
  expect(inputs).toContain('sections.0.person relation');
  expect(inputs).toContain('sections.1.image picture');
});

test('a translation has the texts of sections without their kinds', () => {
  const read = (sections: object[]) => translationSchema(document, ['sections']).safeParse({ sections });
  const ofHome = translationSchema(entities.home.document, ['sections']);
  expect(ofHome.safeParse({ sections: [{ id: 'k1' }, { heading: 'Flüsse' }] }).success).toBe(true);
  const texts = [{ id: 'k1', heading: 'Flüsse', text: '<p>Sauber.</p>' }, { figures: [{ name: 'wiederverwendet' }] }];
  expect(read(texts)).toEqual({ success: true, data: { sections: texts } });
  expect(read([{ colour: 'red' }]).success).toBe(false);
});

test('a section is shown on its days, and found only if it is shown at all times', () => {
  const [dated, hidden, plain] = pageWith(
    { kind: 'text', heading: 'Sale', from: '2026-12-01', until: '2026-12-24' },
    { kind: 'text', heading: 'Draft', hidden: true },
    { kind: 'text', heading: 'Rivers' },
  ).sections;
  if (!dated || !hidden || !plain) throw new Error('The page lacks a section');
  const shownOn = ['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-25'].map((day) => isShownOn(day)(dated));
  expect(shownOn).toEqual([false, true, true, false]);
  expect([isShownOn('2026-12-01')(hidden), isShownOn('2026-12-01')(plain)]).toEqual([false, true]);
  expect(sectionDays([dated, hidden, plain])).toEqual(['2026-12-01', '2026-12-25']);
  expect(sectionTexts([dated, hidden, plain]).filter(Boolean)).toEqual(['Rivers']);
});
