import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entityNames, entityOf } from '#content/registry.ts';
import { arbitraryOf } from '#contract/testing/arbitrary.ts';
import { processorTime } from '#contract/testing/processor-time.ts';
import type { JsonDocument } from '../interfaces/entries.ts';
import { alignedPaths, alignedTo, comparableTranslation, withItemIds, withoutIds } from './item-ids.ts';

const state = (
  files: JsonDocument[],
  german?: JsonDocument[],
): { document: JsonDocument; translations: Record<string, JsonDocument> } => ({
  document: { name: 'Reports', files },
  translations: german ? { de: { files: german } } : {},
});
const filesIn = (document: JsonDocument | undefined) => (document?.files ?? []) as JsonDocument[];
const idsIn = (document: JsonDocument | undefined) => filesIn(document).map(({ id }) => id);
const before = [
  { id: 'a', name: 'Spring', file: { src: '/files/1.pdf' } },
  { id: 'b', name: 'Autumn', file: { src: '/files/2.pdf' } },
];

describe('items of a list', () => {
  test('keep their ids, and new ones get their own', () => {
    const { document } = withItemIds(state([{ name: 'New' }, ...before]), [{ files: before }]);
    expect(idsIn(document)).toEqual([expect.stringMatching(/^i[a-z0-9]{10}$/), 'a', 'b']);
  });

  test('have their translations by id, and by position without one', () => {
    const german = [{ id: 'b', name: 'Herbst' }, { name: 'Neu' }, { id: 'a', name: 'Frühling' }];
    const { document, translations } = withItemIds(
      state([...before.slice(0, 1), { name: 'New' }, ...before.slice(1)], german),
      [],
    );
    expect(filesIn(translations.de).map(({ name }) => name)).toEqual(['Frühling', 'Neu', 'Herbst']);
    expect(idsIn(translations.de)).toEqual(idsIn(document));
  });

  test('have one id each after a duplicate with the same id, with their own translations', () => {
    const items = [
      { id: 'a', name: 'One' },
      { id: 'a', name: 'Two' },
    ];
    const german = [
      { id: 'a', name: 'Eins' },
      { id: 'a', name: 'Zwei' },
    ];
    const { document, translations } = withItemIds(state(items, german), []);
    expect(new Set(idsIn(document)).size).toBe(2);
    expect(filesIn(translations.de)).toEqual(idsIn(document).map((id, at) => ({ id, name: ['Eins', 'Zwei'][at] })));
  });

  test('without ids are recognized by their content, or by a text or file that no other has', () => {
    const known = [{ files: before }];
    const moved = state([
      { name: 'Autumn', file: { src: '/files/2.pdf' } },
      { name: 'Spring', file: { src: '/files/1.pdf' } },
    ]);
    expect(idsIn(withItemIds(moved, known).document)).toEqual(['b', 'a']);
    const changed = state([{ name: 'New' }, { name: 'Early spring', file: { src: '/files/1.pdf' } }]);
    expect(idsIn(withItemIds(changed, known).document)[1]).toBe('a');
    const replaced = state([{ name: 'Other' }, { name: 'Another' }]);
    expect(idsIn(withItemIds(replaced, known).document)).not.toEqual(expect.arrayContaining(['a']));
  });

  test('of a copied entry have none of its ids', () => {
    const copy = withoutIds(state(before, [{ id: 'b', name: 'Herbst' }]));
    expect(idsIn(copy.document)).toEqual([undefined, undefined]);
    expect(filesIn(copy.translations.de)).toEqual([{}, { name: 'Herbst' }]);
  });

  test('have lists of their own, whose items have ids and translations in the same way', () => {
    const figures = (...names: string[]) => names.map((name) => ({ name }));
    const first = withItemIds(
      state([{ name: 'One', figures: figures('A', 'B') }], [{ name: 'Eins', figures: figures('Ä', 'Be') }]),
      [],
    );
    const inner = (document: JsonDocument | undefined) => filesIn(document)[0]?.figures as JsonDocument[];
    const [a, b] = inner(first.document);
    expect([a?.id, b?.id]).toEqual([expect.stringMatching(/^i[a-z0-9]{10}$/), expect.stringMatching(/^i/)]);
    expect(inner(first.translations.de)).toEqual([
      { id: a?.id, name: 'Ä' },
      { id: b?.id, name: 'Be' },
    ]);
    // The main language alone is published with other figures.
    const moved = {
      name: 'Reports',
      files: [{ ...filesIn(first.document)[0], figures: [{ id: 'new', name: 'C' }, b] }],
    };
    const german = alignedTo(moved, first.translations.de ?? {});
    expect(inner(german)).toEqual([{ id: 'new' }, { id: b?.id, name: 'Be' }, { id: a?.id, name: 'Ä' }]);
    expect(
      alignedPaths({ 'files.0.figures.0.name': 1, 'files.0.figures.1.name': 2 }, first.translations.de ?? {}, german),
    ).toEqual({ 'files.0.figures.2.name': 1, 'files.0.figures.1.name': 2 });
    expect(comparableTranslation(first.translations.de, first.document)).toBe(
      comparableTranslation(
        { files: [{ ...filesIn(first.translations.de)[0], figures: inner(first.translations.de).toReversed() }] },
        first.document,
      ),
    );
    expect(JSON.stringify(withoutIds(first))).not.toContain('"id"');
    // Without ids, as from an earlier archive.
    const again = withItemIds(state([{ name: 'One', figures: figures('B', 'A') }]), [first.document]);
    expect(inner(again.document).map(({ id }) => id)).toEqual([b?.id, a?.id]);
  });

  test('have no ids where their type has none', () => {
    for (const name of entityNames) {
      const { document } = entityOf(name);
      fc.assert(
        fc.property(arbitraryOf(document), (own) => {
          const all = withItemIds({ document: own as JsonDocument, translations: {} }, []);
          expect(document.safeParse(all.document).error).toBeUndefined();
        }),
        { numRuns: 5 },
      );
    }
  });

  test('are read in linear time', () => {
    const files = Array.from({ length: 1_000 }, (_, at) => ({ name: `Report ${at}`, file: { src: '/files/1.pdf' } }));
    const known = withItemIds(state(files), []);
    const took = processorTime(() => {
      const again = withItemIds(state(files.toReversed().map((item) => ({ ...item }))), [known.document]);
      expect(idsIn(again.document)).toEqual(idsIn(known.document).reverse());
    });
    expect(took).toBeLessThan(1_000);
  });
});
