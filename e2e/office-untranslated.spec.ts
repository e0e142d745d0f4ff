import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { everyForm, everyList, goTo } from './testing/office/every-screen.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';
import { collectContent, showPseudoLocale, textsOf } from './testing/office/pseudo-office.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let office: OfficeAtWork;
let page: Page;
let content: () => Promise<ReadonlySet<string>>;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
  await showPseudoLocale(page);
  content = collectContent(page);
});
test.afterAll(() => office?.close());

/** Texts that are the same in every language, or that `Intl` writes. */
const exceptions = [
  // Days, times and months.
  /^\p{L}{3,9} \d{4}$/u,
  /^\d{1,2} \p{L}{3,4}( \d{4})?(, \d{2}:\d{2})?$/u,
  // Days in words, such as Friday, 30 June 2028.
  /^\p{L}+, \d{1,2} \p{L}+ \d{4}$/u,
  // Sizes, such as 3.4 MB, also after a media type and before the tag of a language.
  /^(application\/pdf · )?[\d.,]+ ?(kB|MB|GB|TB|bytes?)( · [a-z]{2})?$/,
  // Units of attributes.
  /^(kg|tex)$/,
  // Letters that show a colour of text.
  /^Aa$/,
  // Names of time zones and of languages.
  /^[A-Z]\p{L}+\/[\p{L}/_-]+$/u,
  /^UTC$/,
  /^((Arabic|English|European Portuguese|French|German|Portuguese|Bangla|Spanish|Chinese)(, (?=.)|$))+$/,
  // Languages in the choice of languages, each named in itself.
  /^(English|Deutsch|Português|العربية)$/,
  // The name of the person who loaded the demo group.
  /^demo$/,
  // Paths and addresses.
  /^(https?:\/\/|\/)\S*$/,
];

/** Words of the demo group's synonyms. Some look like codes, which do not count as content. */
const synonyms = new Set(
  JSON.parse(readFileSync('demo/archive/synonyms.json', 'utf8')).flatMap(
    ({ words, meaning }: { words: string; meaning: string }) => [words, meaning],
  ),
);

async function untranslatedAt(path: string): Promise<string[]> {
  // The texts first: what they show has arrived by then.
  const texts = new Set(await textsOf(page));
  const lines = await content();
  // Some texts are parts of longer ones, such as a line of an address.
  const isContent = (text: string): boolean =>
    synonyms.has(text) ||
    // The products of an enquiry are in one line.
    text.split(' · ').every((part) => lines.has(part)) ||
    // A page in search results: the title of the site, and a text that is cut.
    text.split(/ [|–] /).every((part) => lines.has(part) || part === 'Home') ||
    // The description of the company begins with its name.
    (text.includes('. ') && lines.has(text.split('. ', 1)[0] ?? '') && isContent(text.slice(text.indexOf('. ') + 2))) ||
    (text.endsWith(' …') && [...lines].some((line) => line.includes(text.slice(0, -2)))) ||
    (text.length > 20 && [...lines].some((line) => line.includes(text)));
  return [...texts]
    .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('[!!'))
    .filter((text) => !isContent(text) && !exceptions.some((exception) => exception.test(text)))
    .map((text) => `${path}: ${text}`);
}

async function visit(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    found.push(...(await untranslatedAt(path)));
  }
  return found;
}

test('every list is in the language of the office', async () => {
  await openScreen(page, '/translations', /./);
  expect(await visit(everyList())).toEqual([]);
});

test('every form is in the language of the office', async () => {
  await openScreen(page, '/', /./);
  expect(await visit(await everyForm(office))).toEqual([]);
});

test('the sign-in is in the language of the office', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: office.instance.url });
  const visitor = await context.newPage();
  await showPseudoLocale(visitor);
  for (const path of ['/office/login', '/office/forgot-password', '/office/choose-password', '/office/set-up']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('[!!');
    const texts = (await textsOf(visitor)).filter((text) => /\p{L}{2}/u.test(text) && !text.includes('[!!'));
    expect(
      texts.filter((text) => !exceptions.some((exception) => exception.test(text))),
      path,
    ).toEqual([]);
  }
  await context.close();
});
