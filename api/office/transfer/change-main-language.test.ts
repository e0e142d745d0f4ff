import { expect, test } from 'vitest';
import { demoFolder } from '#demo/read-archive.ts';
import { translated } from '#store/documents/translate.ts';
import type { IncomingEntry } from './apply/incoming.ts';
import { changeMainLanguage, withMovedLinks } from './change-main-language.ts';
import { readFolder } from './folder/read-folder.ts';
import type { ImportReport } from './imports.ts';

/* The demo group has every type, with lists, pictures, videos and addresses, and is complete in Portuguese. */
const { lines } = await readFolder(demoFolder);
const entries: IncomingEntry[] = lines.flatMap((line) => {
  if (line.kind !== 'entry') return [];
  const { id, type, document, translations } = line;
  const state = { status: 'published', publishAt: null, parent: null, document, translations } as const;
  return [{ ...state, type, foreignId: `${id}`, publicId: `${id}`, pending: null }];
});

const toPortuguese = { from: 'en', to: 'pt' };
const toEnglish = { from: 'pt', to: 'en' };
const report = { finding: () => undefined } as unknown as ImportReport;

test.each(entries)('$type $foreignId reads as before in both languages', (entry) => {
  const { languages: _, ...english } = entry.document;
  const portuguese = translated(english, entry.translations.pt ?? {});
  const changed = changeMainLanguage(entry, toPortuguese, report);
  expect(changed.document).toMatchObject(portuguese);
  expect(translated(changed.document, changed.translations.en ?? {})).toMatchObject(english);
  expect(changed.translations.de).toEqual(entry.translations.de);
  const back = changeMainLanguage(changed, toEnglish, report);
  expect(back.document).toMatchObject(english);
  expect(translated(back.document, back.translations.pt ?? {})).toMatchObject(portuguese);
});

test('links lead to the addresses in the new main language', () => {
  const changed = withMovedLinks(entries.map((entry) => changeMainLanguage(entry, toPortuguese, report)));
  const addresses = changed.flatMap(({ type, document }) => (type === 'concern' ? [document.address] : []));
  expect(addresses).toContain('salgado-azulejos');
  const links = [...JSON.stringify(changed).matchAll(/\/concern\/([\w-]+)\\"/g)].map(([, address]) => address);
  expect(links).toContain('salgado-azulejos');
  expect(links.filter((address) => !addresses.includes(address))).toEqual([]);
});
