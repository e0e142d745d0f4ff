import { expect, test } from 'vitest';
import type { SiteServices } from '#site/context.ts';
import type { Section } from './definition.ts';
import { loadSections } from './load-sections.server.ts';

const services = {} as SiteServices;
const parts = { part: async <Part>(asked: Promise<Part>) => asked };

test('texts without a translation stay marked behind a section that is left out', async () => {
  const sections: Section[] = [
    { kind: 'quotation', quote: '', name: 'Ana', role: '', image: null },
    { kind: 'text', heading: 'Water', text: '<p>Clean</p>' },
    { kind: 'text', heading: 'Ring', text: '<p>Garn</p>' },
  ];
  const page = { sections, lang: 'de', fallback: ['name', 'sections.0.name', 'sections.1.heading', 'sections.1.text'] };
  expect(await loadSections(page, services, parts)).toEqual({
    lang: 'de',
    fallback: ['name'],
    sections: [{ ...sections[1], isFirst: true, lang: 'de', fallback: ['heading', 'text'] }, sections[2]],
  });
});

test('sections with the same entries make one call', async () => {
  const calls: string[] = [];
  const client = {
    call: async ({ name }: { name: string }) => {
      calls.push(name);
      return [];
    },
  };
  const sections: Section[] = [{ kind: 'hero' }, { kind: 'hero' }, { kind: 'videos', heading: '' }, { kind: 'hero' }];
  const page = await loadSections({ sections }, { client } as unknown as SiteServices, parts);
  expect(page.sections).toHaveLength(4);
  expect(calls).toEqual(['GetSlider', 'GetVideos']);
});
