import { expect, test } from 'vitest';
import { isWrittenMarker, listNumber, listTypeIn, listTypeOf } from './list-marker.ts';

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

test.each([
  ...['第三条', '가.', 'Step 4:', '§ 4', '廿一、', '2.1', '1.2.3.', '１．２'].map((text) => [text, 1, true] as const),
  ...['2.1', '3.', '(c)', 'iv.', '③', 'o', '§', 'Ø', '·', '–', ''].map((text) => [text, 2, false] as const),
])('the marker “%s” at level %i stays as text: %s', (text, level, stays) => {
  expect(isWrittenMarker(text, level)).toBe(stays);
});

test.each<[string, string | undefined]>([
  ['a.', 'a'],
  ['(b)', 'a'],
  ['C)', 'A'],
  ['i.', 'i'],
  ['iv)', 'i'],
  ['XII.', 'I'],
  ['3.', undefined],
  ['٣.', undefined],
  ['o', undefined],
  ['·', undefined],
  ['в)', undefined],
  ['Note:', undefined],
])('a list whose first marker is %j has the type %j', (marker, type) => {
  expect(listTypeOf(marker)).toBe(type);
});

test.each<[string, string | undefined]>([
  ['list-style-type:lower-alpha;font-size:11pt', 'a'],
  ['margin:0; LIST-STYLE-TYPE: Upper-Roman', 'I'],
  ['list-style: lower-latin inside', 'a'],
  ['list-style-type:decimal', undefined],
  ['color:red', undefined],
])('the style %j has the type %j', (style, type) => {
  expect(listTypeIn(style)).toBe(type);
});
