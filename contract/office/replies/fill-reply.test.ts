import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillReply, type ReplyValues, replyFields } from './fill-reply.ts';

const none: ReplyValues = { name: '', company: '', reference: '', subject: '', lines: '', desk: '', me: '' };
const word = fc.stringMatching(/^[A-Za-zÀ-ü\u0620-\u064a0-9&%+]{1,8}$/);
const field = fc.constantFrom(...replyFields);

describe('a template of a reply', () => {
  test.each<[string, string, Partial<ReplyValues>, string]>([
    ['values', 'Dear {name} of {company}', { name: 'Ada', company: 'Mill' }, 'Dear Ada of Mill'],
    ['a missing value before a comma', 'Dear {name},', {}, 'Dear,'],
    ['a missing value between words', 'Your enquiry {reference} about yarn', {}, 'Your enquiry about yarn'],
    ['two missing values', 'Dear {name} {company}, hello', {}, 'Dear, hello'],
    ['a missing value at the start', '{name} hello', {}, 'hello'],
    ['a missing value at the end', 'Hello {name}', {}, 'Hello'],
    ['a missing value in parentheses', 'Yarn ({reference} new)', {}, 'Yarn (new)'],
    ['a line of a missing value', 'Hello\n\n{lines}\n\nRegards', {}, 'Hello\n\nRegards'],
    ['a missing value after a comma', '{me}, {desk}', { me: 'Olga' }, 'Olga'],
    ['a missing value after a comma and before a full stop', 'Thank you, {name}.', {}, 'Thank you.'],
    ['a missing value between commas', '{me}, {desk}, {company}', { me: 'Olga', company: 'Mill' }, 'Olga, Mill'],
    ['a missing value before a comma at the start', '{desk}, {me}', { me: 'Olga' }, 'Olga'],
    ['a missing value after a dash', '{me} – {desk}', { me: 'Olga' }, 'Olga'],
    ['a missing value beside an Arabic comma', '{me}، {desk}', { me: 'هدى' }, 'هدى'],
    ['a missing value alone in parentheses', '{me} ({desk}), Mill', { me: 'Olga' }, 'Olga, Mill'],
    ['a missing value after its label', 'Regards\nDesk: {desk}\n{me}', { me: 'Olga' }, 'Regards\nOlga'],
    ['a hyphen in a word', 'Yarn-{desk} {me}', { me: 'Olga' }, 'Yarn- Olga'],
    ['several lines', 'Hello\r\n{lines}\r\nRegards', { lines: 'A: 1\nB: 2' }, 'Hello\nA: 1\nB: 2\nRegards'],
    ['unknown fields', '{Name} {} { name } {x', { name: 'Ada' }, '{Name} {} { name } {x'],
    ['braces in a value', '{name} {me}', { name: '{me}', me: 'Olga' }, '{me} Olga'],
    ['Arabic punctuation', 'مرحبا {name}، شكرا', {}, 'مرحبا، شكرا'],
  ])('is filled with %s', (_, template, values, filled) => {
    expect(fillReply(template, { ...none, ...values })).toBe(filled);
  });

  test('has no double space, and none at its ends, for any missing values', () => {
    const part = fc.oneof(
      word,
      field.map((name) => `{${name}}`),
    );
    const values = fc.record(Object.fromEntries(replyFields.map((name) => [name, fc.oneof(word, fc.constant(''))])));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), values, (parts, some) => {
        const all = { ...none, ...some };
        const expected = parts.map((each) => (each.startsWith('{') ? all[fieldOf(each)] : each)).filter(Boolean);
        expect(fillReply(parts.join(' '), all)).toBe(expected.join(' '));
      }),
    );
  });

  test('without fields stays as typed', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((typed) => !/[{\r]/.test(typed));
    fc.assert(
      fc.property(text, (typed) => {
        expect(fillReply(typed, none)).toBe(typed);
      }),
    );
  });
});

const fieldOf = (typed: string) => replyFields.find((name) => typed === `{${name}}`) ?? 'name';
