import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { translationSchema } from './translation-schema.ts';

const read = (type: 'company' | 'concern' | 'gallery' | 'product', fields: Record<string, unknown>) =>
  translationSchema(entities[type].document, Object.keys(fields)).safeParse(fields);
const picture = { src: '/files/a.webp', alt: 'A loom', width: 8, height: 8 };

test('a part of a list keeps only the fields that it has', () => {
  const fields = { languages: [{}, { name: 'Deutsch' }] };
  expect(read('company', fields)).toEqual({ success: true, data: fields });
  expect(read('company', { languages: [{ colour: 'red' }] }).success).toBe(false);
});

test('a picture is translated by its alt text alone, or is another picture', () => {
  for (const logo of [{ alt: 'Ein Webstuhl' }, picture, null]) {
    expect(read('concern', { logo })).toEqual({ success: true, data: { logo } });
    expect(read('concern', { content: [{}, { image: logo }] }).success).toBe(true);
  }
  expect(read('concern', { logo: { alt: 'x'.repeat(301) } }).success).toBe(false);
  expect(read('concern', { logo: { src: 'javascript:alert(1)', alt: 'x' } }).success).toBe(false);
});

test('pictures and videos of a list are translated by their texts', () => {
  const media = [{}, { picture: { alt: 'Ein Webstuhl' } }, { title: 'Das Werk', transcript: 'Hallo' }];
  expect(read('gallery', { media })).toEqual({ success: true, data: { media } });
  expect(read('gallery', { media: [{ kind: 'picture', picture }] }).success).toBe(true);
  expect(read('gallery', { media: [{ kind: 'picture', picture: { alt: 'x' } }] }).success).toBe(false);
  expect(read('gallery', { media: [{ video: 'javascript:alert(1)' }] }).success).toBe(false);
});
