import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasOwnPage, mapRichText, titleOf } from '#contract/entity.ts';
import { metaOf } from '#contract/fields.ts';
import { arbitraryOf } from '#contract/testing/arbitrary.ts';
import { entities, entityNames, entityOf } from './registry.ts';

describe.each(entityNames)('%s', (name) => {
  const entity = entityOf(name);

  test('is registered under its own name and has a valid example', () => {
    expect(entity.name).toBe(name);
    const document = entity.document.parse(entity.example);
    expect(titleOf(entity, document)).not.toBe('');
    for (const text of entity.texts?.(document) ?? []) expect(text).toBeTypeOf('string');
  });

  test('has a label for every field, and a text for the absence of every optional one', () => {
    for (const [key, field] of Object.entries(entity.document.shape)) {
      // Part of the input of a date.
      if (key === 'followsPublication') continue;
      const meta = metaOf(field);
      expect(meta?.label, `${name}.${key}`).toBeTruthy();
      const mayBeEmpty =
        field.safeParse(undefined).success && ['', null].includes(field.parse(undefined) as string | null);
      if (mayBeEmpty) expect(meta?.absent, `${name}.${key}`).toBeTruthy();
    }
  });

  test('has the field that lists show', () => {
    if (entity.listColumn !== undefined) expect(Object.keys(entity.document.shape)).toContain(entity.listColumn);
  });

  test('accepts arbitrary valid documents, and rejects unknown fields', () => {
    fc.assert(
      fc.property(arbitraryOf(entity.document), (document) => {
        expect(entity.document.safeParse(document).error).toBeUndefined();
      }),
      { numRuns: 25 },
    );
    expect(entity.document.safeParse({ ...entity.example, surprise: 1 }).success).toBe(false);
  });
});

test('every type whose entries have a page has sections', () => {
  for (const name of entityNames)
    expect('sections' in entityOf(name).document.shape, name).toBe(hasOwnPage(entityOf(name).pages));
});

test('the parents of a type exist', () => {
  for (const name of entityNames)
    for (const parent of entityOf(name).parents ?? []) expect(entities).toHaveProperty(parent);
});

test('mapRichText changes rich text in lists and parts, and nothing else', () => {
  const { document } = entities.report;
  const before = document.parse({ name: '<b>x</b>', description: '<b>x</b>', files: [{ name: '<b>y</b>' }] });
  const after = mapRichText(document, before, () => 'changed');
  expect(after).toEqual({ ...before, description: 'changed' });
});
