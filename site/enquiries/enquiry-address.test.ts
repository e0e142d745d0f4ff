import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enquiryAddress, lineIn, linesIn, lineText } from './enquiry-address.ts';

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.floor(maxLength / 4) })
    .filter((each) => each === each.trim() && each.length <= maxLength && !/\p{Cc}/u.test(each));
const quantity = fc.integer({ min: 1, max: 999_999_999 }).map((number) => number / 1_000);
const unit = text(20);
const line = fc
  .record({ productId: text(100), article: text(120), quantity, unit }, { requiredKeys: [] })
  .filter((each) => each.productId !== undefined || each.article !== undefined)
  .filter((each) => each.quantity !== undefined || each.unit === undefined);

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
        expect(linesIn(searchOf(enquiryAddress(lines)))).toEqual({ lines, unreadable: [], left: 0 });
      }),
    );
  });

  test.each([
    [{ productId: '15', article: 'Y-30', quantity: 2.5 }, '/enquiry?line=15.Y-30*2.5'],
    [{ productId: '15', article: 'Y-30', quantity: 2.5, unit: 'kg' }, '/enquiry?line=15.Y-30*2.5+kg'],
    [{ productId: '15', quantity: 3, unit: '2 m* rolls' }, '/enquiry?line=15*3+2+m%252A+rolls'],
    [{ productId: '15' }, '/enquiry?line=15'],
    [{ productId: '15', article: 'NE30.1' }, '/enquiry?line=15.NE30.1'],
    [{ article: 'Blue cloth' }, '/enquiry?line=.Blue+cloth'],
    [{ productId: '15', article: '2*5' }, '/enquiry?line=15.2%252A5'],
  ])('of %j is %s', (each, address) => {
    expect(enquiryAddress([each])).toBe(address);
  });

  test.each([
    '.',
    '*2',
    '15*0',
    '15*-1',
    '15*x',
    '15*1e3',
    '15*2*3',
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
