import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { describeFields } from '../fields/describe-fields.ts';
import { valuesOf } from '../form/entry-values.ts';
import { withRestored } from './restored-language.ts';

const fields = describeFields(entities.concern.document);
const content = (...titles: string[]) => titles.map((title) => ({ title, description: '', image: null }));
const titles = (translation: Record<string, unknown> = {}) =>
  (translation.content as { title: string }[]).map(({ title }) => title);

const old = {
  document: { name: 'Mill', content: content('Spin', 'Weave') },
  translations: { de: { name: 'Mühle', content: content('Spinnen', 'Weben') } },
};
const now = valuesOf(fields, {
  parent: null,
  document: { name: 'North Mill', content: content('Weave', 'Dye', 'Spin') },
  translations: {
    de: { name: 'Nordmühle', content: content('Weben neu', 'Färben', 'Spinnen neu') },
    pt: { name: 'Moinho', content: content('Tecer', 'Tingir', 'Fiar') },
  },
});

test('a restored translation leaves the other languages alone, and its words go with the items of lists', () => {
  const restored = withRestored(fields, 'de', now, old);
  expect([restored.document, restored.translations.pt]).toEqual([now.document, now.translations.pt]);
  expect(restored.translations.de?.name).toBe('Mühle');
  expect(titles(restored.translations.de)).toEqual(['Weben', '', 'Spinnen']);
});

test('a restored default language keeps the translations at their items', () => {
  const restored = withRestored(fields, '', now, old);
  expect(restored.document.name).toBe('Mill');
  expect(titles(restored.translations.pt)).toEqual(['Fiar', 'Tecer']);
  expect(restored.translations.pt?.name).toBe('Moinho');
});
