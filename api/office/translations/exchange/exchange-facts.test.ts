import { expect, test } from 'vitest';
import { owner, startApi } from '#api/testing/start-api.ts';
import { getEntry } from '#contract/calls/office/content.ts';
import { importTranslations } from '#contract/calls/office/translations.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { change } from '#store/testing/changes.ts';

test('texts and notes of facts and names of articles are translated, their values are not', async () => {
  const api = await startApi();
  try {
    const { entries } = api.store;
    const { id: weight } = await entries.save(change('attribute', { name: 'Weight' }));
    const { id: feel } = await entries.save(change('attribute', { name: 'Feel', kind: 'text' }));
    const facts = [
      { id: 'a', attribute: weight, values: [1.89], note: '24 to a carton' },
      { id: 'c', attribute: feel, text: 'Light' },
    ];
    const articles = [{ id: 'b', number: 'Code 30-1', name: 'Cone', facts: [{ attribute: weight, values: [2] }] }];
    const { id } = await entries.save(change('product', { name: 'Yarn', description: '', media: [], facts, articles }));
    const response = await api.fetch('/api/Office/ExportTranslations?lang=de&type=product', {}, owner);
    expect(response.status).toBe(200);
    const xliff = await response.text();
    expect(xliff).not.toContain('Code 30-1');
    expect(xliff).not.toContain('1.89');
    const words = { Yarn: 'Garn', Light: 'Leicht', '24 to a carton': '24 je Karton', Cone: 'Kone' };
    const translated = Object.entries(words).reduce(
      (text, [from, to]) =>
        text.replace(
          new RegExp(`state="\\w+"([^>]*>\\s*<source>${from}</source>)(\\s*<target>[^<]*</target>)?`),
          `state="translated"$1<target>${to}</target>`,
        ),
      xliff,
    );
    const file = new File([translated], 'texts.xlf');
    const input = { file, ...({ dryRun: '0' } as object) } as CallInput<typeof importTranslations>;
    await api.client(owner).call(importTranslations, input);
    expect((await api.client(owner).call(getEntry, { id })).translations).toMatchObject({
      de: {
        name: 'Garn',
        facts: [
          { id: 'a', note: '24 je Karton' },
          { id: 'c', text: 'Leicht' },
        ],
        articles: [{ id: 'b', name: 'Kone' }],
      },
    });
    expect(api.errors).toEqual([]);
  } finally {
    await api.stop();
  }
});
