import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeTime } from '#contract/testing/processor-time.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const scripts = {
  Latin: 'polyéthylène Übergröße ǅ ﬁ ß',
  Greek: 'πολυαιθυλένιο ΣΊΣΥΦΟΣ',
  Cyrillic: 'полиэтиленовая ҐЄЇ',
  Arabic: 'البولي إيثيلين لا ﷺ',
  Persian: 'پلی‌اتیلن کیفیت',
  Hebrew: 'פוליאתילן שָׁלוֹם',
  Devanagari: 'पॉलीथीन क़ ज़िन्दगी',
  Bengali: 'পলিথিন ড়াঢ়া',
  Tamil: 'பாலித்தீன்',
  Thai: 'โพลีเอทิลีน',
  Georgian: 'პოლიეთილენი',
  Armenian: 'պոլիէթիլեն',
  Ethiopic: 'ፖሊኢታይሊን',
  Chinese: '聚乙烯管道产品目录',
  Japanese: 'ポリエチレン ﾊﾟｲﾌﾟ ひらがな',
  Korean: '폴리에틸렌 각',
  Emoji: '👩‍👩‍👧‍👦🏳️‍🌈',
  Combining: `e${'\u0301'.repeat(300)}`,
  Directions: '\u202Eelttob\u202C \u2066bottle\u2069',
};

const many = (length: number, of: (index: number) => string) =>
  Array.from({ length }, (_, index) => of(index)).join(' ');

const hostile: Record<string, string> = {
  ...scripts,
  'all scripts at once': Object.values(scripts).join(' '),
  'a word of 10,000 letters': 'x'.repeat(10_000),
  '10,000 signs without a word': '("\\*^:-{}'.repeat(1_000),
  '10,000 Chinese signs': '聚乙烯管道'.repeat(2_000),
  '10,000 combining signs': '\u0301'.repeat(10_000),
  '1,000 different words': many(1_000, (index) => `word${index}`),
  '1,000 times one word': many(1_000, () => 'alpaca'),
  '1,000 single letters': many(1_000, (index) => String.fromCharCode(97 + (index % 26))),
  '5,000 hyphens and digits': '1-2'.repeat(1_700),
  'operators of FTS5': 'alpaca AND (OR NOT NEAR("a" "b", 5) {title titled}: ^a* + "',
  'operators of tsquery': "alpaca & !b | c <-> d:*A <2> 'e'':1",
  SQL: `'; drop table search_rows; -- " ) union select * from users`,
  NUL: 'alpa\0ca \0',
  'lone surrogates': '\uD800alpaca\uDC00 \uDFFF',
  'a sign of titles': '·alpaca ··',
};

describe.each(engines)('a hostile query on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  beforeAll(async () => {
    fresh = await freshStore();
    for (const [script, text] of Object.entries(scripts))
      await fresh.store.entries.save(change('report', { name: `Alpaca ${script}`, description: text }));
    await fresh.store.search({ words: 'alpaca', skip: 0, take: 1 });
  });
  afterAll(() => fresh.discard());

  test.each(Object.entries(hostile))('of %s is answered in 100 ms of processor time', async (_, words) => {
    for (const lang of ['en', 'ar']) {
      const took = await wholeTime(async () => {
        const { total, items } = await fresh.store.search({ words, lang, countsFacets: true, skip: 0, take: 100 });
        expect(items).toHaveLength(total);
      }, 100);
      expect(took).toBeLessThan(100);
    }
  });
});
