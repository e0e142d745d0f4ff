import { expect, test } from '@playwright/test';
import type { EditedEntry, EntryRow } from '#contract/office/entry-view.ts';
import { type OfficeAtWork, startAtWork } from '../testing/office/office-at-work.ts';
import { olga } from '../testing/office/people.ts';
import { begin, end, translateInPart } from '../testing/office/translate-in-part.ts';
import { axeViolations } from '../testing/page/axe.ts';
import { everyPage } from '../testing/page/every-page.ts';
import { languageFaults } from '../testing/page/language-faults.ts';
import { textsWithLanguage } from '../testing/page/texts-with-language.ts';
import { sized } from './full-size.ts';

/*
 * Every page of a site with all eight languages, in those that e2e/languages-axe.spec.ts leaves out. Only in the run at
 * full size, because each takes minutes.
 */

test.describe.configure({ mode: 'default', timeout: 900_000 });

let office: OfficeAtWork;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  const { call } = office;
  await translateInPart(office, 0);
  const [row] = await call<EntryRow[]>('ListEntries?type=company');
  const { id, revision, document, translations } = await call<EditedEntry>(`GetEntry?id=${row?.id}`);
  const added = ['fr', 'es', 'bn', 'zh'].map((lang) => ({ lang, state: 'Published' }));
  const languages = [...(document.languages as object[]), ...added];
  const saved = { document: { ...document, languages }, translations, status: 'published' };
  await call('SaveEntry', { type: 'company', id, revision, ...saved });
});
test.afterAll(() => office?.close());

const others = ['de', 'fr', 'es', 'bn', 'zh', 'pt'];

for (const lang of others.slice(0, sized(0, others.length))) {
  test(`every page in ${lang} has its language, marks texts in English, is accessible and fits`, async () => {
    const { page } = office;
    await page.setViewportSize({ width: 390, height: 844 });
    const pages = await everyPage(page.request, `/${lang}`);
    expect(pages.length).toBeGreaterThan(40);
    const faults = await languageFaults(page.request, pages, { lang });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'load' });
      const unmarked = (await textsWithLanguage(page, { begin, end })).filter((found) => found.lang !== 'en');
      faults.push(...unmarked.map(({ where, text }) => `${path} ${where}: ${text.slice(0, 60)}`));
      faults.push(...(await axeViolations(page)).map((violation) => `${path} ${violation}`));
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      if (scrollWidth > clientWidth) faults.push(`${path} is ${scrollWidth} pixels wide`);
    }
    expect(faults).toEqual([]);
  });
}
