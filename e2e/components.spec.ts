import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './testing/axe.ts';
import { type Instance, startInstance } from './testing/instance.ts';
import { wakeUp } from './testing/wake-up.ts';

/* The catalogue of components is there while developing only, so these tests start the program with live reload. */
let developing: Instance;

test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  developing = await startInstance({ START_EMPTY: '1', OFFICE: 'off', NODE_ENV: 'development' }, [
    '--conditions=development',
    'server/dev.ts',
  ]);
});
test.afterAll(() => developing.remove());

async function openCatalogue(page: Page): Promise<void> {
  // At first the scripts are made ready while the page is there already, and it is loaded anew.
  await expect(async () => {
    expect((await page.goto(`${developing.url}/_components`))?.status()).toBe(200);
    await wakeUp(page);
  }).toPass({ timeout: 60_000 });
}

const example = (page: Page, name: string) => page.locator(`[data-example="${name}"]`);

test('visitors do not have the catalogue', async ({ request }) => {
  expect((await request.get('/_components')).status()).toBe(404);
});

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every component in every state is sound at ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openCatalogue(page);
      expect(await page.locator('[data-example]').count()).toBeGreaterThan(60);
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'scrolls sideways').toBe(0);
    });
  }
}

test('whatever can be pressed or filled in shows the focus, and stays readable under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCatalogue(page);
  const controls = page.locator(
    '[data-example] :is(a[href], button, input:not([type=range]), select, textarea):not(:disabled)',
  );
  const unseen: string[] = [];
  await page.locator('main').focus();
  for (const control of await controls.filter({ visible: true }).all()) {
    await control.focus();
    // Programs set the focus without its ring; going back and forth by key is what visitors do.
    await page.keyboard.press('Shift');
    const ring = await control.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!ring) unseen.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)));
  }
  expect(unseen).toEqual([]);
  // The ring of a slider is around its thumb, whose style no page can ask for.
  for (const slider of await page.getByRole('slider').all()) {
    await slider.scrollIntoViewIfNeeded();
    await slider.blur();
    const before = await slider.screenshot();
    await slider.focus();
    expect((await slider.screenshot()).equals(before), (await slider.getAttribute('aria-label')) ?? '').toBe(false);
  }
  for (const name of ['Button: Solid', 'Button: Outline', 'Button: On the brand’s ground', 'TextField: Refused']) {
    await example(page, name).locator('button, input').hover();
    expect(await axeViolations(page, { include: [`[data-example="${name}"]`] }), name).toEqual([]);
  }
});

test('a disabled field is left out by the keyboard, a busy button is not', async ({ page }) => {
  await openCatalogue(page);
  await expect(example(page, 'TextField: Disabled').getByRole('textbox')).toBeDisabled();
  await example(page, 'TextField: Refused').getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await expect(example(page, 'TextField: To read only').getByRole('textbox')).toBeFocused();
  const busy = example(page, 'Button: Solid, busy').getByRole('button');
  await busy.focus();
  await expect(busy).toBeFocused();
});

test('a lightbox is sound while it is open, and gives the focus back', async ({ page }) => {
  await openCatalogue(page);
  const button = page.getByRole('button', { name: 'Open the lightbox' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a picture that cannot be loaded shows its text in its shape', async ({ page }) => {
  await openCatalogue(page);
  const whole = example(page, 'Picture: As it is').locator('img');
  for (const [name, text] of [
    ['Picture: One that cannot be loaded keeps its shape', 'The new mill in Aveiro'],
    ['Picture: One that cannot be loaded, of unknown size', 'Combed yarn'],
  ] as const) {
    const picture = example(page, name).getByRole('img', { name: text });
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((img) => getComputedStyle(img, '::after').content)).toContain(text);
    const [box, like] = [await picture.boundingBox(), await whole.boundingBox()];
    expect(box?.width).toBe(like?.width);
    expect(Math.abs((box?.height ?? 0) - (like?.height ?? 0))).toBeLessThanOrEqual(1);
  }
});
