import { expect, type Page, test } from '@playwright/test';
import { section } from '#content/sections/definition.ts';
import { type ThemePreset, themePresets } from '#content/theme.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { addEverySection, kindsOnPage } from './testing/office/every-section.ts';
import { expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';
import { axeViolations, colorRules } from './testing/page/axe.ts';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';

test.describe.configure({ mode: 'serial' });

let office: OfficeAtWork;
let page: Page;
let everySection: string[];

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  ({ page } = office);
  everySection = await addEverySection(office);
});
test.afterAll(() => office?.close());

type LogoField = 'logo' | 'logoAlternate' | 'logoDark' | 'logoAlternateDark';
type Logos = Partial<Record<LogoField, { src: string } | null>>;

type Company = Pick<EditedEntry, 'revision' | 'translations'> & { document: Logos };

/** Saves the look as the office does, with the translations of the company's texts. */
async function choose(look: Partial<ThemePreset> & Logos): Promise<Logos> {
  const [company] = await office.call<{ id: number }[]>('ListEntries?type=company&take=1');
  const id = company?.id;
  const { revision, document, translations } = await office.call<Company>(`GetEntry?id=${id}`);
  const changed = { ...document, ...look };
  await office.call('SaveEntry', {
    type: 'company',
    id,
    revision,
    document: changed,
    translations,
    status: 'published',
  });
  return changed;
}

/** The home page of the next visitor. */
const homePage = async () => (await page.request.get('/')).text();

const pages = ['/', '/de/sustainability', '/ar/product', '/product-details/1', '/de/concern', '/ar/news', '/contact'];
const widths = [320, 390, 820, 1440, 2560];
const newest = 'link[rel=stylesheet][media="(width>=40rem)"]';

for (const [name, preset] of Object.entries(themePresets)) {
  test(`the preset ${name} is readable and fits on pages of three languages`, async () => {
    test.setTimeout(300_000);
    await choose(preset);
    const faults: string[] = [];
    for (const path of [...pages, ...everySection]) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) faults.push(`${path} at ${width}: ${over} pixels too wide`);
        const broken = await page.locator('.figure').evaluateAll((figures) =>
          figures.flatMap((figure) => {
            const { lineHeight } = getComputedStyle(figure);
            return figure.clientHeight > 1.5 * Number.parseFloat(lineHeight) ? (figure.textContent ?? '') : [];
          }),
        );
        if (broken.length > 0) faults.push(`${path} at ${width}: broken numbers ${broken.join(' ')}`);
      }
      // The general checks of every page are made in the look of a new site, and colours are the same in all languages.
      const areColoursKnown = preset === themePresets.harbour || everySection.indexOf(path) > 0;
      const schemes = areColoursKnown ? [] : (['light', 'dark'] as const);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const found = await axeViolations(page, { rules: colorRules });
        faults.push(...found.map((violation) => `${path} ${colorScheme} ${violation}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the page with every kind of section has every kind', () => {
  expect([...kindsOnPage()].sort()).toEqual(section.options.map(({ shape }) => shape.kind.value).sort());
});

test('a choice reaches visitors with the next page, and the chosen font alone is loaded', async () => {
  await choose(themePresets.harbour);
  expect(await homePage()).not.toContain('--radius');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('about:blank');
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await choose(themePresets.foundry);
  expect(await homePage()).toContain('--radius-2xl:.375rem');
  await page.goto('/');
  await expect(page.locator(newest)).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((url) => url.includes('archivo'))).toBe(true);
  expect(fonts.filter((url) => /bricolage|newsreader/.test(url))).toEqual([]);
});

test('a version shows colours as they are, and other choices as wholes', async () => {
  await choose({ ...themePresets.harbour, brandColor: '#0f4c5c' });
  await choose(themePresets.foundry);
  await page.goto('/office/company');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: /Versions of/ });
  await expect(versions).toContainText(`Before#0f4c5cAfter${themePresets.foundry.brandColor}`);
  await expect(versions.locator('del')).toContainText(['Bricolage Grotesque', 'Text on the picture']);
  await expect(versions.locator('ins')).toContainText(['Archivo', 'Low pictures']);
  await expectScreenChecks(page, 'the versions of the look');
});

test('the corners, spaces and slides follow the choices', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const measures = async () => {
    await page.goto('/');
    const button = page.locator('.hero .button').first();
    return {
      corner: await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius),
      slide: (await page.locator('.hero-slide').first().boundingBox())?.height ?? 0,
    };
  };
  await choose(themePresets.harbour);
  const own = await measures();
  await choose({ corners: 'None', heroStyle: 'Low pictures' });
  const other = await measures();
  expect([own.corner, other.corner]).toEqual(['999px', '0px']);
  expect(other.slide).toBeLessThan(own.slide);
});

test('the heading font stays after a script has loaded sections', async () => {
  await choose(themePresets.atelier);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(everySection[0] ?? '');
  await hydrate(page);
  await expect(page.locator(newest)).toHaveCount(1);
  await expectAllHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Newsreader Variable"/);
});

test('no corner is round in a look without round corners', async () => {
  await choose(themePresets.atelier);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', everySection[0] ?? '', '/product-details/1']) {
    await page.goto(path);
    const round = await page.locator('main *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { borderTopLeftRadius } = getComputedStyle(element);
        return borderTopLeftRadius === '0px' || borderTopLeftRadius === '50%' ? [] : [`${element.className}`];
      }),
    );
    expect(round, path).toEqual([]);
  }
});

test('the logos for dark backgrounds replace the others in dark mode alone, without a plate', async () => {
  const logos = page.locator('header .logo img');
  const shown = () => logos.evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  const plates = () => logos.evaluateAll((images) => images.map((image) => getComputedStyle(image).padding !== '0px'));
  const document = await choose(themePresets.harbour);
  const named = (...fields: LogoField[]) =>
    fields.map((field) => expect.stringContaining(document[field]?.src.split(/[/.]/).at(-2) ?? field));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate(() => globalThis.document.documentElement.toggleAttribute('data-seen', true));
  await expect.poll(shown).toEqual(named('logo', 'logoAlternate'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shown).toEqual(named('logoDark', 'logoAlternateDark'));
  expect(await plates()).toEqual([false, false]);
  await choose({ logoAlternateDark: null });
  await page.goto('/');
  expect(await plates()).toEqual([false, true]);
});
