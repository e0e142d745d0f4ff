import { type Page, expect as strict } from '@playwright/test';
import { entityNames, entityOf } from '#content/registry.ts';
import { colorRules } from '../page/axe.ts';
import { expectScreenChecks } from './office.ts';
import type { OfficeAtWork } from './office-at-work.ts';

const expect = strict.configure({ timeout: 40_000 });

/** The paths of all lists that an owner sees, and of the screens about the whole site. */
export function everyList(): string[] {
  const own = [
    'messages',
    'desks',
    'reply-templates',
    'applications',
    'subscribers',
    'privacy',
    'translations',
    'sheet',
    'users',
    'redirects',
    'synonyms',
    'audit',
    'calendar',
    'certificate-calendar',
    'health',
    'transfer',
  ];
  const types = entityNames.filter((type) => !entityOf(type).single);
  return [
    '/',
    '/visits',
    '/searches',
    '/profile',
    ...own.map((name) => `/${name}`),
    '/files',
    ...types.map((type) => `/${type}`),
  ];
}

/** The paths of one form of every type, including a new entry and a file. */
export async function everyForm({ call }: OfficeAtWork): Promise<string[]> {
  const [file] = await call<{ src: string }[]>('ListFiles?kind=picture&take=1');
  const paths = ['/news/create', `/files/show?src=${encodeURIComponent(file?.src ?? '')}`];
  for (const type of entityNames) {
    if (entityOf(type).single) paths.push(`/${type}`);
    else {
      const [entry] = await call<{ id: number }[]>(`ListEntries?type=${type}&take=1`);
      paths.push(`/${type}/${entry?.id}`);
    }
  }
  return paths;
}

/** Goes to a screen by client navigation, without loading the page again. The previous screen must have another heading. */
export async function goTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/office${path}`);
  // During the change there may be no heading, or both.
  const areOthers = async () => (await heading.allInnerTexts()).map((text) => text !== '' && text !== before);
  await expect.poll(areOthers, { message: path, intervals: [50] }).toEqual([true]);
  await expect(page.locator('[aria-busy=true], .MuiCircularProgress-root'), path).toHaveCount(0);
}

const widthBeside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * How far the page scrolls sideways, in pixels, while the words on buttons, links, labels and headings are lengthened,
 * as in a language with long words. Restores the words afterwards.
 */
const widthInLongWords = (page: Page) =>
  page.evaluate(() => {
    const places = 'button, a, label, legend, th, dt, h1, h2, h3, [role=tab], [role=button], .MuiChip-label';
    const before = new Map<Node, string | null>();
    for (const place of document.querySelectorAll(places)) {
      // Text in an editor is part of the entry.
      if (place.closest('[contenteditable]')) continue;
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (before.has(text)) continue;
        before.set(text, text.nodeValue);
        text.nodeValue = (text.nodeValue ?? '').replace(
          /\p{L}{5,}/gu,
          (word) => word + word.slice(0, Math.ceil(word.length * 0.6)).toLowerCase(),
        );
      }
    }
    const beside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    for (const [text, words] of before) text.nodeValue = words;
    return beside;
  });

/** Lists the widths at which a screen scrolls sideways on a phone, also with long words. */
export async function sidewaysOnPhone(page: Page, name: string): Promise<string[]> {
  const wide: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    if ((await page.evaluate(widthBeside)) > 0) wide.push(`${name} at ${width}`);
  }
  if ((await widthInLongWords(page)) > 0) wide.push(`${name} with long words`);
  await page.setViewportSize({ width: 1280, height: 720 });
  return wide;
}

/** The lists that are not checked for colours: they have no control or sign that the others lack. */
const likeOthers = new Set(
  entityNames
    .filter((type) => !(entityOf(type).single || type === 'news' || type === 'product' || type === 'certificate'))
    .map((type) => `/${type}`),
);

/** Visits screens one after the other. No screen may have an axe violation or scroll sideways on a phone. */
export async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  const wide: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    await expectScreenChecks(page, path, likeOthers.has(path) ? colorRules : []);
    wide.push(...(await sidewaysOnPhone(page, path)));
  }
  strict(wide).toEqual([]);
}
