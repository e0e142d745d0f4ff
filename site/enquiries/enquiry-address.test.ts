import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enquiryAddress, lineIn, linesIn, lineText, sharedAddress } from './enquiry-address.ts';

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.floor(maxLength / 4) })
    .filter((each) => each === each.trim() && each.length <= maxLength && !/\p{Cc}/u.test(each));
const quantity = fc.integer({ min: 1, max: 999_999_999 }).map((number) => number / 1_000);
const unit = text(20);
const note = text(500);
const line = fc
  .record({ productId: text(100), article: text(120), quantity, unit, note }, { requiredKeys: [] })
  .filter((each) => each.productId !== undefined || each.article !== undefined);

const searchOf = (address: string) => new URL(address, 'http://site.test').searchParams;

describe('an enquiry’s address', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(line, (each) => {
        expect(lineIn(lineText(each))).toEqual(each);
      }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const { address, incomplete } = sharedAddress(lines);
        expect(address.length).toBeLessThanOrEqual(6_000);
        const read = linesIn(searchOf(address));
        expect(read).toMatchObject({ unreadable: [], left: 0 });
        const whole = read.lines.map(lineText);
        expect(lines.filter((each) => !whole.includes(lineText(each))).length).toBeLessThanOrEqual(incomplete);
        if (incomplete === 0) expect(read.lines).toEqual(lines);
      }),
    );
  });

  test.each([
    [{ productId: '15', article: 'Y-30', quantity: 2.5 }, '/enquiry?line=15.Y-30*2.5'],
    [{ productId: '15', article: 'Y-30', quantity: 2.5, unit: 'kg' }, '/enquiry?line=15.Y-30*2.5+kg'],
    [{ productId: '15', quantity: 3, unit: '2 m* rolls' }, '/enquiry?line=15*3+2+m%252A+rolls'],
    [{ productId: '15', unit: 'kg' }, '/enquiry?line=15*+kg'],
    [
      { productId: '15', article: 'Y-30', quantity: 2, note: 'raw *white*' },
      '/enquiry?line=15.Y-30*2*raw+%252Awhite%252A',
    ],
    [{ productId: '15', note: '5 kg' }, '/enquiry?line=15**5+kg'],
    [{ productId: '15' }, '/enquiry?line=15'],
    [{ productId: '15', article: 'NE30.1' }, '/enquiry?line=15.NE30.1'],
    [{ article: 'Blue cloth' }, '/enquiry?line=.Blue+cloth'],
    [{ productId: '15', article: '2*5' }, '/enquiry?line=15.2%252A5'],
  ])('of %j is %s', (each, address) => {
    expect(sharedAddress([each])).toEqual({ address, incomplete: 0 });
  });

  test('has no notes within the site, so that proxies do not log them', () => {
    expect(enquiryAddress([{ productId: '15', quantity: 2, note: 'for the hospital' }])).toBe('/enquiry?line=15*2');
  });

  const listWith = (text: string) =>
    Array.from({ length: 50 }, (_, index) => ({
      productId: '1234',
      article: `NE30-${index}`,
      quantity: 500,
      note: text,
    }));

  test('has 50 lines with notes of 50 characters', () => {
    const lines = listWith('raw white, waxed, on cones of 1.89 kg, palletised!');
    const { address, incomplete } = sharedAddress(lines);
    expect(incomplete).toBe(0);
    expect(linesIn(searchOf(address)).lines).toEqual(lines);
  });

  test('has all lines and the notes for which there is room, and says how many lack theirs', () => {
    const lines = listWith('ملاحظة '.repeat(20).trim());
    const { address, incomplete } = sharedAddress(lines);
    const read = linesIn(searchOf(address));
    expect(read.left).toBe(0);
    expect(read.lines.map(({ article }) => article)).toEqual(lines.map(({ article }) => article));
    expect(read.lines.filter((each) => 'note' in each)).toHaveLength(50 - incomplete);
    expect(incomplete).toBeGreaterThan(0);
    expect(incomplete).toBeLessThan(50);
  });

  test('leaves out and counts lines for which there is no room', () => {
    const lines = Array.from({ length: 50 }, (_, index) => ({ article: `${index} ${'قماش '.repeat(20).trim()}` }));
    const { address, incomplete } = sharedAddress(lines);
    expect(linesIn(searchOf(address)).lines).toEqual(lines.slice(0, 50 - incomplete));
    expect(incomplete).toBeGreaterThan(0);
  });

  test.each([
    '.',
    '*2',
    '15*0',
    '15*-1',
    '15*x',
    '15*1e3',
    '15*2*3*4',
    '15*2*',
    '15*',
    '15** ',
    '15*2 ',
    '15*2  kg',
    `15*2 ${'m'.repeat(21)}`,
    '15.',
    '15*9999999999',
    '%41',
    '15.a%2',
    `${'9'.repeat(101)}`,
  ])('with %s shows it as unreadable', (part) => {
    expect(linesIn(new URLSearchParams([['line', part]]))).toMatchObject({ lines: [], unreadable: [part] });
  });

  test('has no note over 500 characters', () => {
    expect(lineIn(`15**${'n'.repeat(501)}`)).toBeUndefined();
  });

  test('returns every part of any address', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 70 }), (parts) => {
        const { lines, unreadable, left } = linesIn(new URLSearchParams(parts.map((part) => ['line', part])));
        expect(lines.length + unreadable.length + left).toBe(parts.filter((part) => part !== '').length);
        expect(lines.length + unreadable.length).toBeLessThanOrEqual(50);
      }),
    );
  });

  test('has at most 50 lines and 6,000 characters', () => {
    const search = (count: number, part: string) =>
      new URLSearchParams(Array.from({ length: count }, (_, index) => ['line', `${index}.${part}`]));
    expect(linesIn(search(52, 'A'))).toMatchObject({ left: 2 });
    expect(linesIn(search(50, 'x'.repeat(120)))).toMatchObject({ left: 2 });
    expect(linesIn(search(50, 'x'.repeat(100)))).toMatchObject({ left: 0 });
  });
});
