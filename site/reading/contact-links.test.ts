import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailLinks, phoneLinks } from './contact-links.ts';

const shown = (links: { text: string; href?: string }[]) => links.map(({ text, href }) => [text, href]);

test.each<[string, [string, string | undefined][]]>([
  ['+49 40 1234', [['+49 40 1234', 'tel:+49401234']]],
  [
    '+880 2 9881 , 01711-000000',
    [
      ['+880 2 9881', 'tel:+88029881'],
      ['01711-000000', 'tel:01711000000'],
    ],
  ],
  ['০১৭১১-০০০০০০', [['০১৭১১-০০০০০০', 'tel:01711000000']]],
  [
    '٠٢٩٨٨١١٢؛ ۰۲۱۸۸۷۷',
    [
      ['٠٢٩٨٨١١٢', 'tel:02988112'],
      ['۰۲۱۸۸۷۷', 'tel:0218877'],
    ],
  ],
  [
    '+880 2 9881 +880 1711 000000 or +44 20 7946',
    [
      ['+880 2 9881', 'tel:+88029881'],
      ['+880 1711 000000', 'tel:+8801711000000'],
      ['+44 20 7946', 'tel:+44207946'],
    ],
  ],
  [
    'Tel: +49 (0)40/1234-0; 9-5',
    [
      ['Tel: +49 (0)40/1234-0', 'tel:+494012340'],
      ['9-5', undefined],
    ],
  ],
  ['+1 555 0100 ext. 12', [['+1 555 0100 ext. 12', 'tel:+15550100;ext=12']]],
  ['+49 40 123456 Durchwahl 12', [['+49 40 123456 Durchwahl 12', 'tel:+4940123456;ext=12']]],
  ['+7 495 1234567 доб. 12', [['+7 495 1234567 доб. 12', 'tel:+74951234567;ext=12']]],
  ['٠٥٠١٢٣٤٥٦٧ تحويلة ١٢', [['٠٥٠١٢٣٤٥٦٧ تحويلة ١٢', 'tel:0501234567;ext=12']]],
  ['010 1234 5678 分机 12', [['010 1234 5678 分机 12', 'tel:01012345678;ext=12']]],
  ['999', [['999', 'tel:999']]],
  ['At the gate', [['At the gate', undefined]]],
  ['', []],
])('finds the numbers in “%s”', (text, links) => {
  expect(shown(phoneLinks(text))).toEqual(links);
});

test.each<[string, [string, string | undefined][]]>([
  ['a@x.com', [['a@x.com', 'mailto:a@x.com']]],
  [
    'a@x.com; b@x.com',
    [
      ['a@x.com', 'mailto:a@x.com'],
      ['b@x.com', 'mailto:b@x.com'],
    ],
  ],
  [
    'a@x.com b@x.com / c+d@x.co.bd.',
    [
      ['a@x.com', 'mailto:a@x.com'],
      ['b@x.com', 'mailto:b@x.com'],
      ['c+d@x.co.bd.', 'mailto:c+d@x.co.bd'],
    ],
  ],
  [
    'Sales: <a@x.com>, by post',
    [
      ['Sales: <a@x.com>', 'mailto:a@x.com'],
      ['by post', undefined],
    ],
  ],
  ['a?b%c@x.com', [['a?b%c@x.com', 'mailto:a%3Fb%25c@x.com']]],
])('finds the addresses in “%s”', (text, links) => {
  expect(shown(mailLinks(text))).toEqual(links);
});

const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '+880 2 9881',
        '01711-000000',
        '০১৭১১',
        '٠٢٩',
        'ext 3',
        ',',
        ';',
        ' ',
        '\n',
        ' or ',
        '(0)',
        'a@x.com',
        '@',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('links have ASCII digits only, and no digit of the text is lost', () => {
  fc.assert(
    fc.property(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), (text) => {
      const links = phoneLinks(text);
      for (const { href } of links)
        if (href !== undefined) expect(href).toMatch(/^tel:\+?[0-9]{3,}(;ext=[0-9]{1,6})?$/);
      const longestFirst = links.map((link) => link.text).sort((a, b) => b.length - a.length);
      const spaced = text.replace(/\s{2,}/g, (spaces) => (spaces.includes('\n') ? '\n' : ' '));
      expect(longestFirst.reduce((rest, part) => rest.replaceAll(part, ''), spaced)).not.toMatch(/\p{Nd}/u);
      expect(new Set(longestFirst).size).toBe(links.length);
    }),
  );
});

test('a mail link has one address', () => {
  fc.assert(
    fc.property(fc.oneof(pieces, fc.emailAddress(), fc.string()), (text) => {
      for (const { href } of mailLinks(text)) {
        if (href !== undefined) expect(href).toMatch(/^mailto:[^\s,;<>?#&]+@[^\s,;<>?#&@]*$/);
      }
    }),
  );
});
