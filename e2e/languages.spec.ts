import { type APIRequestContext, expect, test } from '@playwright/test';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';

/* The languages of the demo group: English, and under paths of their own Portuguese, German and Arabic. */

const languages = [
  { lang: 'pt', home: 'Início', dir: undefined },
  { lang: 'de', home: 'Startseite', dir: undefined },
  { lang: 'ar', home: 'الرئيسية', dir: 'rtl' },
];

interface Head {
  status: number;
  lang: string | undefined;
  dir: string | undefined;
  title: string;
  canonical: string | undefined;
  isHidden: boolean;
  /** The addresses of the page by language. */
  alternates: Map<string, string>;
  /** Links in the page, without those to other languages. */
  links: string[];
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path);
  const html = await response.text();
  const inTag = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const tags = html.match(/<(?:link|meta|a)\s[^>]*>/g) ?? [];
  const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/';
  const alternates = tags.filter((tag) => tag.startsWith('<link') && inTag(tag, 'hreflang'));
  const canonical = tags.find((tag) => inTag(tag, 'rel') === 'canonical');
  return {
    status: response.status(),
    lang: inTag(root, 'lang'),
    dir: inTag(root, 'dir'),
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: canonical && pathOf(inTag(canonical, 'href') ?? ''),
    isHidden: tags.some((tag) => inTag(tag, 'name') === 'robots' && inTag(tag, 'content') === 'noindex'),
    alternates: new Map(alternates.map((tag) => [inTag(tag, 'hreflang') ?? '', pathOf(inTag(tag, 'href') ?? '')])),
    links: tags
      .filter((tag) => tag.startsWith('<a') && !inTag(tag, 'hreflang'))
      .flatMap((tag) => inTag(tag, 'href') ?? []),
  };
}

for (const { lang, home, dir } of languages) {
  test(`every page in ${lang} has its language, links within it, and reciprocal links to other languages`, async ({
    request,
  }) => {
    test.setTimeout(240_000);
    const basename = `/${lang}`;
    const heads = new Map<string, Head>();
    const cached = async (path: string) => {
      const head = heads.get(path) ?? (await headOf(request, path));
      heads.set(path, head);
      return head;
    };
    const faults: string[] = [];
    const check = (isRight: boolean, path: string, fault: string) => isRight || faults.push(`${path}: ${fault}`);
    const pages = await everyPage(request, basename);
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages) {
      const head = await cached(path);
      const original = path.slice(basename.length) || '/';
      const english = await cached(original);
      check(head.status === english.status, path, `${head.status} instead of ${english.status}`);
      check(head.lang === lang && head.dir === dir, path, `in ${head.lang} ${head.dir}`);
      check(english.lang === 'en' && english.dir === undefined, original, `in ${english.lang} ${english.dir}`);
      check(head.title !== '', path, 'without a title');
      const strays = head.links.filter(
        (href) => /^\/(?!files\/|api\/)/.test(href) && !`${href}/`.startsWith(`/${lang}/`),
      );
      check(strays.length === 0, path, `leads to ${strays}`);
      if (head.status !== 200 || english.isHidden) continue;
      if (head.isHidden) {
        check(head.canonical === english.canonical, path, `canonical ${head.canonical}`);
        check(head.alternates.size === 0 && !english.alternates.has(lang), path, 'is an alternate without own text');
        continue;
      }
      check(head.canonical?.split('?')[0] === path.split('?')[0], path, `canonical ${head.canonical}`);
      check(head.alternates.get('x-default') === english.canonical, path, 'has no x-default');
      check(head.alternates.get(lang) === head.canonical, path, 'does not name itself');
      for (const [other, address] of head.alternates) {
        const { alternates } = await cached(address);
        check(alternates.get(lang) === head.canonical, path, `is not linked by its version in ${other}`);
      }
    }
    expect(faults).toEqual([]);
    expect((await (await request.get(basename)).text()).includes(`>${home}<`)).toBe(true);
  });
}

test('the menu of languages leads to the same page', async ({ page }) => {
  await page.goto('/news?page=1');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/news?page=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
});

test('the menu of languages works in the menu of a phone without script', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto('/product');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/product');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.close();
});

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-AT' });
  const offer = 'Diese Seite gibt es auf Deutsch.';

  test('is offered the page in German, until they decline', async ({ page }) => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: offer });
    await expect(link).toHaveAttribute('href', '/de/about');
    await hydrate(page);
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: 'Ausblenden' }).click();
    await expect(link).toBeHidden();
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.language-offer[lang=de]')).toBeHidden();
  });

  test('is offered nothing on a German page, nor where the page has no German text', async ({ page, request }) => {
    await page.goto('/de/about');
    await expect(page.locator('.language-offer:not([hidden])')).toHaveCount(0);
    const galleries = (await (await request.get('/api/WebApi/GetGallery')).json()) as { id: number }[];
    await page.goto(`/gallery/${galleries[0]?.id}`);
    await expect(page.locator('.language-offer[lang=de]')).toHaveCount(0);
    await expect(page.locator('.language-offer:not([hidden])')).toHaveCount(0);
  });
});

test('a visitor who reads no other language of the site is offered none', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('.language-offer')).not.toHaveCount(0);
  await expect(page.locator('.language-offer:not([hidden])')).toHaveCount(0);
});
