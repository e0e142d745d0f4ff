import { expect, test } from 'vitest';
import { processorSteps } from '#contract/testing/processor-time.ts';
import { archiveEntries } from './archive-entries.ts';
import type { ContentLine } from './content-archive.ts';

const count = 3_000;
const line = (id: number): ContentLine => ({
  kind: 'entry',
  id,
  type: 'faq',
  parent: null,
  status: 'published',
  publishAt: null,
  document: {
    name: 'Why?',
    description: `<p>See <img src="/files/a${id}.png" alt="" /> in /files/a${id}.png. ${'Words. '.repeat(100)}</p>`,
  },
  translations: { de: { description: `<p><a href="/files/a${id}.png">Bild</a></p>` } },
  sources: {},
  pending: null,
  publications: {},
});

test('many renamed files in many entries are replaced in linear time, while other work runs', async () => {
  const srcs = new Map(Array.from({ length: count }, (_, id) => [`/files/a${id}.png`, `/files/b${id}.png`]));
  const lines = Array.from({ length: count }, (_, id) => line(id));
  let entries: Awaited<ReturnType<typeof archiveEntries>> = [];
  const { longest, total } = await processorSteps(async () => {
    entries = await archiveEntries(lines, srcs);
  });
  expect(total).toBeLessThan(6_000);
  expect(longest).toBeLessThan(300);
  expect(entries[7]?.document.description).toContain('<img src="/files/b7.png" alt="" /> in /files/b7.png. Words.');
  expect(entries[7]?.translations.de).toEqual({ description: '<p><a href="/files/b7.png">Bild</a></p>' });
});
