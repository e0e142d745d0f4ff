import { expect, test } from 'vitest';
import { everything } from '#demo/content/everything.ts';
import { translated } from '#store/documents/translate.ts';
import { changeMainLanguage } from './change-main-language.ts';
import type { ImportReport } from './imports.ts';
import type { IncomingEntry } from './incoming.ts';

/* The demo group has every type, with lists, pictures, videos and addresses, and is complete in Portuguese. */
const entries: IncomingEntry[] = everything.map(({ type, document, translations }, index) => ({
  ...{ type, foreignId: `${index}`, publicId: `${index}`, status: 'published', publishAt: null, parent: null },
  ...{ document: { ...document }, translations, pending: null },
}));

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
