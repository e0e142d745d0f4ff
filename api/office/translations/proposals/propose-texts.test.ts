import { expect, test } from 'vitest';
import type { TranslateTexts } from '#api/translator/translator.ts';
import type { OpenText } from '#store/interfaces/proposals.ts';
import { proposeTexts } from './propose-texts.ts';

const rich = (path: string): OpenText => ({ path, hash: path, input: 'rich-text', text: `<p>${path}</p>` });

test('texts with changed markup are sent again only while there is time, but at least one', async () => {
  const sent: string[] = [];
  const translate: TranslateTexts = async (kind, texts) => {
    sent.push(`${kind} ${texts.length}`);
    return texts.map((text) =>
      text === '<p>b</p>' ? '<p>B</p>' : text.replace('<p>', '<h2>').replace('</p>', '</h2>'),
    );
  };
  const texts = ['a', 'b', 'c'].map(rich);
  const inTime = await proposeTexts(texts, { translate, isOver: () => false });
  expect([sent.splice(0), inTime.results.length, inTime.isDone]).toEqual([['html 3', 'text 1', 'text 1'], 3, true]);
  const { results, isDone } = await proposeTexts(texts, { translate, isOver: () => true });
  expect(sent).toEqual(['html 3', 'text 1']);
  expect(results).toEqual([
    { path: 'a', hash: 'a', text: '<p>a</p>' },
    { path: 'b', hash: 'b', text: '<p>B</p>' },
  ]);
  expect(isDone).toBe(false);
});
