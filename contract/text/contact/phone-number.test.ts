import { expect, test } from 'vitest';
import { phone } from '#contract/fields.ts';
import { jobApplicationFields } from '#contract/submissions/job-application.ts';
import { digitsOfNumber } from './phone-number.ts';

const schemas = {
  'the CV form': jobApplicationFields.shape.mobile,
  'a field of a document': phone({ label: 'Phone', absent: 'None' }),
};

const numbers = [
  '+44 20 7946 0000',
  '(020) 7946-0000',
  '01712-345678',
  '০১৭১২-৩৪৫৬৭৮',
  '٠٥٠١٢٣٤٥٦٧',
  '०९८७६५४३२१',
  '０１７１２３４５６７８',
  // As word processors and Asian keyboards write them.
  '+49\u00a040\u00a0123456',
  '+49\u202f40 1234\u20130',
  '040 123\u2011456',
  '＋４９ ４０ １２３４５６',
  '（０３）１２３４－５６７８',
  '+44 20 7946 0000 ext. 12',
  '+44 20 7946 0000 x12',
  '020 7946 0000 #12',
  '+49 40 123456 Durchwahl 12',
  '+7 495 1234567 доб. 12',
  '٠٥٠١٢٣٤٥٦٧ تحويلة ١٢',
  '০১৭১২৩৪৫৬৭৮ এক্সটেনশন ১২',
  '010 1234 5678 分机 12',
];
const others = ['call me', 'none', 'x', 'ext. 12', '12 call', 'one two 3', '+', '2 or 3 or 4', '<b>1</b>'];

for (const [name, schema] of Object.entries(schemas)) {
  test.each(numbers)(`${name} accepts %j`, (text) => {
    expect(schema.safeParse(text).data).toBe(text);
  });
  test.each(others)(`${name} rejects %j`, (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });
}

test('a field of a document holds up to four numbers', () => {
  const field = schemas['a field of a document'];
  expect(field.safeParse('+44 20 7946 0000 ext. 1, ০১৭১২-৩৪৫৬৭৮, 12345 x2, 67890').success).toBe(true);
  expect(field.safeParse('11111, 22222, 33333, 44444, 55555').success).toBe(false);
});

test.each([
  ['+49 (0)40-١٢٣', ['4940123', '49040123']],
  ['০১৭১২-৩৪৫', ['01712345']],
  ['ext', []],
])('the digits of %j in one row', (text, digits) => {
  expect(digitsOfNumber(text)).toEqual(digits);
});
