import { expect, test } from 'vitest';
import { listNumber } from './list-marker.ts';

test.each<[string, number | undefined]>([
  ...Object.entries({
    '3.': 3,
    '(3)': 3,
    '3)': 3,
    '12': 12,
    '2.3.': 3,
    '1.2.4': 4,
    'c.': 3,
    'C)': 3,
    '(b)': 2,
    'i.': 1,
    'iv.': 4,
  }),
  ...Object.entries({
    'XII.': 12,
    '٣.': 3,
    '١٢-': 12,
    '৩.': 3,
    '３．': 3,
    '三、': 3,
    '十、': 10,
    '二十三、': 23,
    '（一）': 1,
    '③': 3,
  }),
  ...Object.entries({ 'ب.': 2, 'খ)': 2, 'б)': 2, 'β.': 2 }),
  ...['·', '•', 'o', '§', 'ü', '–', '', '-', 'Note.', '▪'].map((bullet): [string, undefined] => [bullet, undefined]),
])('the marker “%s” shows the number %s', (marker, number) => {
  expect(listNumber(marker)).toBe(number);
});
