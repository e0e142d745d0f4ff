import { expect, type Page, test } from '@playwright/test';
import { axeViolations, colorRules } from './testing/page/axe.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The component catalogue exists in development only, so these tests start the development server. */
let developing: Instance;
/** The catalogue, opened once. No test changes its state for the next one. */
let page: Page;

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async ({ browser }) => {
  // The development server first bundles the scripts, which takes a minute on a busy machine.
  test.setTimeout(180_000);
  developing = await startInstance({ START_EMPTY: '1', OFFICE: 'off', NODE_ENV: 'development' }, [
    '--conditions=development',
    'server/dev.ts',
  ]);
  page = await browser.newPage({ reducedMotion: 'reduce' });
  // During the first visit the development server bundles the scripts and reloads the page.
  await expect(async () => {
    expect((await page.goto(`${developing.url}/_components`))?.status()).toBe(200);
    await hydrate(page);
  }).toPass({ timeout: 120_000 });
});
test.afterAll(async () => {
  await page.close();
  await developing.remove();
});

const example = (name: string) => page.locator(`[data-example="${name}"]`);

test('the catalogue does not exist in production', async ({ request }) => {
  expect((await request.get('/_components')).status()).toBe(404);
});

test('every component in every state is accessible and fits, narrow and wide, in light and dark', async () => {
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(60);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The footer may not be rendered yet (content-visibility), so a change of colours could reach it late.
      await page.reload();
      await hydrate(page);
      const rules = colorScheme === 'dark' ? colorRules : undefined;
      expect(await axeViolations(page, { rules }), `${width} ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `scrolls sideways at ${width} ${colorScheme}`).toBe(0);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
});

test('every control shows its focus, and stays readable under the pointer', async () => {
  await page.locator('main').focus();
  // After a key press, the browser draws the focus ring also when a script moves the focus.
  await page.keyboard.press('Shift');
  const { seen, unseen } = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        '[data-example] :is(a[href], button, input:not([type=range]), select, textarea):not(:disabled)',
      ),
    ].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().height > 0,
    );
    const hasRing = (control: HTMLElement) => {
      control.focus();
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      return document.activeElement === control && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const unseen = controls.filter((control) => !hasRing(control));
    return { seen: controls.length - unseen.length, unseen: unseen.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
  expect(seen).toBeGreaterThan(20);
  expect(unseen).toEqual([]);
  // The focus ring of a slider is around its thumb, whose computed style is not available.
  for (const slider of await page.getByRole('slider').all()) {
    await slider.scrollIntoViewIfNeeded();
    await slider.blur();
    const before = await slider.screenshot();
    await slider.focus();
    expect((await slider.screenshot()).equals(before), (await slider.getAttribute('aria-label')) ?? '').toBe(false);
  }
  for (const name of ['Button: Solid', 'Button: Outline', 'Button: On the brand’s ground', 'TextField: Refused']) {
    await example(name).locator('button, input').hover();
    expect(await axeViolations(page, { include: [`[data-example="${name}"]`] }), name).toEqual([]);
  }
});

test('the keyboard skips a disabled field, but not a busy button', async () => {
  await expect(example('TextField: Disabled').getByRole('textbox')).toBeDisabled();
  await example('TextField: Refused').getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await expect(example('TextField: To read only').getByRole('textbox')).toBeFocused();
  const busy = example('Button: Solid, busy').getByRole('button');
  await busy.focus();
  await expect(busy).toBeFocused();
});

test('a range keeps its given values until it is moved, and reports only then', async () => {
  for (const [name, given, key, moved, report] of [
    ['Given between two steps', ['25', '75'], 'ArrowRight', '40', '40 to 75'],
    ['Given between two fractions', ['1.23', '2.10'], 'ArrowLeft', '1.00', '1 to 2.1'],
  ] as const) {
    const sliders = example(`RangeSlider: ${name}`).getByRole('slider');
    const output = example(`RangeSlider: ${name}`).locator('output');
    for (const [index, value] of given.entries()) {
      await expect(sliders.nth(index)).toHaveAttribute('aria-valuetext', value);
      expect(await sliders.nth(index).evaluate((input: HTMLInputElement) => input.valueAsNumber)).toBe(Number(value));
    }
    await expect(output).toHaveText('Not moved');
    await sliders.first().press(key);
    await expect(sliders.first()).toHaveAttribute('aria-valuetext', moved);
    await expect(output).toHaveText(report);
  }
});

test('a lightbox is accessible while it is open, and restores the focus when closed', async () => {
  const button = page.getByRole('button', { name: 'Open the lightbox' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a picture that fails to load shows its alt text and keeps its shape', async () => {
  const whole = example('Picture: As it is').locator('img');
  for (const [name, text] of [
    ['Picture: One that cannot be loaded keeps its shape', 'The new mill in Aveiro'],
    ['Picture: One that cannot be loaded, of unknown size', 'Combed yarn'],
  ] as const) {
    const picture = example(name).getByRole('img', { name: text });
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((img) => getComputedStyle(img, '::after').content)).toContain(text);
    const [box, like] = [await picture.boundingBox(), await whole.boundingBox()];
    expect(box?.width).toBe(like?.width);
    expect(Math.abs((box?.height ?? 0) - (like?.height ?? 0))).toBeLessThanOrEqual(1);
  }
});
