import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { textLimit } from './text-limit.ts';

test.each([
  ['company', 'companyName', 80],
  ['company', 'footerInfo', 400],
  ['company', 'logo.alt', 300],
  ['concern', 'content.1.title', 200],
  ['concern', 'content.0.description', 4_000],
  ['faq', 'description', 200_000],
  ['gallery', 'media.2.picture.alt', 300],
  ['gallery', 'media.2.title', 200],
  ['company', 'unknown.path', undefined],
] as const)('of %s: the text at %s has at most %s characters', (type, path, limit) => {
  expect(textLimit(entities[type].document, path)).toBe(limit);
});
