import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PageParts } from './cached-parts.ts';

/** A part as React writes it: between two marks, or one mark in its place. */
function written(parts: PageParts, of: object, name: string, text: string): string {
  const { mark, isCached } = parts.part(of, name);
  const template = `<template id="${mark}"></template>`;
  return isCached ? template : `${template}${text}${template}`;
}

const whole = (parts: PageParts, page: string): string => Buffer.concat(parts.piecesOf(Buffer.from(page))).toString();

test('writes a part once and repeats it on every page made from the same object, without marks', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.uuid(),
      fc.uuid(),
      (a, b, n1, n2) => {
        fc.pre(n1 !== n2);
        const of = {};
        const page = (nonce: string, header: string, footer: string) => {
          const parts = new PageParts(nonce);
          return whole(parts, `1${written(parts, of, 'header', header)}2${written(parts, of, 'footer', footer)}3`);
        };
        expect(page(n1, a, b)).toBe(`1${a}2${b}3`);
        expect(page(n2, 'never written', 'nor this')).toBe(`1${a}2${b}3`);
      },
    ),
  );
});

test('writes a part again for another object or name', () => {
  const of = {};
  const make = (from: object, name: string, text: string) => {
    const parts = new PageParts(crypto.randomUUID());
    return whole(parts, written(parts, from, name, text));
  };
  expect([make(of, 'header', 'a'), make({}, 'header', 'b'), make(of, 'header here', 'c')]).toEqual(['a', 'b', 'c']);
  expect(make(of, 'header', '')).toBe('a');
});

test('returns parts in the order of the page', () => {
  const of = {};
  const parts = new PageParts('N');
  const footer = written(parts, of, 'footer', 'F');
  const header = written(parts, of, 'header', 'H');
  expect(whole(parts, `${header}-${footer}`)).toBe('H-F');
});

test('ignores a part that React did not write', () => {
  const parts = new PageParts('N');
  parts.part({}, 'header');
  expect(whole(parts, 'page')).toBe('page');
});

test('rejects a part without an end and caches nothing of it', () => {
  const of = {};
  const parts = new PageParts('N1');
  const { mark } = parts.part(of, 'header');
  expect(() => whole(parts, `<template id="${mark}"></template>H`)).toThrow('has no end');
  expect(new PageParts('N2').part(of, 'header').isCached).toBe(false);
});

test('ignores marks in stored text', () => {
  const of = {};
  const parts = new PageParts('N1');
  const page = `<template id="N2-0"></template>${written(parts, of, 'header', 'H')}`;
  expect(whole(parts, page)).toBe('<template id="N2-0"></template>H');
});
