import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';
import { moduleCode } from './compile.ts';
import { messageCode } from './message-code.ts';

type Compiled = Record<string, string | ((values: Record<string, unknown>) => string)>;

/** The messages of a compiled module, which is run as JavaScript. */
async function compile(language: string, messages: Record<string, string>, english = messages): Promise<Compiled> {
  const code = stripTypeScriptTypes(moduleCode(language, messages, english));
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.messages;
}

function format(compiled: Compiled, name: string, values: Record<string, unknown>): string {
  const message = compiled[name];
  return typeof message === 'function' ? message(values) : `no function: ${message}`;
}

const english = {
  found: '{count, plural, one {# result for “{query}”} other {# results for “{query}”}}',
  since: 'Since {year, number, ::group-off}',
};

describe('a compiled language', () => {
  test('has the six plural forms of Arabic', async () => {
    const arabic = await compile(
      'ar',
      {
        found:
          '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# من النتائج}} ({query})',
        since: 'منذ {year, number, ::group-off}',
      },
      english,
    );
    const found = [0, 1, 2, 3, 10, 11, 99, 100, 102, 1_003].map((count) =>
      format(arabic, 'found', { count, query: 'x' }),
    );
    expect(found).toEqual([
      'لا نتائج (x)',
      'نتيجة واحدة (x)',
      'نتيجتان (x)',
      '3 نتائج (x)',
      '10 نتائج (x)',
      '11 نتيجة (x)',
      '99 نتيجة (x)',
      '100 من النتائج (x)',
      '102 من النتائج (x)',
      '1,003 نتائج (x)',
    ]);
    expect(format(arabic, 'since', { year: 1986 })).toBe('منذ 1986');
  });

  test('has the plural forms and numbers of German', async () => {
    const german = await compile(
      'de',
      { ...english, found: '{count, plural, one {# Ergebnis für „{query}“} other {# Ergebnisse für „{query}“}}' },
      english,
    );
    expect([0, 1, 1_234].map((count) => format(german, 'found', { count, query: 'Garn' }))).toEqual([
      '0 Ergebnisse für „Garn“',
      '1 Ergebnis für „Garn“',
      '1.234 Ergebnisse für „Garn“',
    ]);
  });

  test('has Bengali digits in Bengali', async () => {
    expect(format(await compile('bn', english), 'since', { year: 1986 })).toBe('Since ১৯৮৬');
  });

  test('has the English text of a message that it lacks', async () => {
    const german = await compile('de', { found: english.found }, english);
    expect(format(german, 'since', { year: 2_000 })).toBe('Since 2000');
  });
});

describe('a message', () => {
  test('without arguments is a string', async () => {
    const compiled = await compile('en', { text: "A `text` with $'{'code'}', \\ and Atrium's “quotes”" });
    expect(compiled).toEqual({ text: `A \`text\` with $\{code}, \\ and Atrium's “quotes”` });
  });

  test('inserts values as they are', async () => {
    const compiled = await compile('en', { text: '{a} and `{b}` for $' });
    const values = { a: '$\u007b1}', b: '{c}' };
    expect(format(compiled, 'text', values)).toBe(`${values.a} and \`{c}\` for $`);
    const { code } = messageCode('a `b` \\ {name}');
    expect(code).toMatch(/=> `a \\`b\\` \\\\ \$\{name\}`$/);
  });

  test('takes exact numbers before plural forms, and selects by a flag', async () => {
    const compiled = await compile('en', {
      exact: '{count, plural, =0 {none} one {one} other {more}}',
      more: '{more, select, true {more than {count, number}} other {{count, number}}}',
    });
    expect([0, 1, 2].map((count) => format(compiled, 'exact', { count }))).toEqual(['none', 'one', 'more']);
    expect([true, false].map((more) => format(compiled, 'more', { more, count: 1_000 }))).toEqual([
      'more than 1,000',
      '1,000',
    ]);
  });

  test.each([
    ['{count, plural, one {x}}', /MISSING_OTHER_CLAUSE/],
    ['{count', /./],
    ['{day, date}', /only arguments/],
    ['{count, selectordinal, other {x}}', /selectordinal/],
    ['{count, number, ::currency\\/EUR}', /number styles/],
    ['{0}', /no name/],
    ['{a} {a, number}', /is a string here and a number there/],
  ])('is invalid: %s', (text, reason) => {
    expect(() => messageCode(text)).toThrow(reason);
  });
});
