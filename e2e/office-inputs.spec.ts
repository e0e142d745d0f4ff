import { type BrowserContext, type Locator, type Page, test } from '@playwright/test';
import { editorFollowsCaret, expect, expectScreenChecks } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let office: OfficeAtWork;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda, { FRAME_HOSTS: 'videos.example.com' });
  ({ context, page } = office);
});
test.afterAll(() => office?.close());

const main = () => page.getByRole('main');
const saved = (words: string) => expect(page.getByText(words).first()).toBeVisible();

test('visitors see links to pages found by name or to addresses, and tables edited by keys', async () => {
  const target = await office.add(
    'news',
    { heading: 'The mill at the weir', date: '2026-03-02T09:00:00Z', description: '<p>Text.</p>' },
    { status: 'published' },
  );
  await page.goto('/office/news/create');
  await page.getByLabel('Heading').fill('With links and a table');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('our mill');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialogue = page.getByRole('dialog', { name: 'Link' });
  const leadsTo = dialogue.getByRole('combobox', { name: 'Page, file or address' });
  // Signs, and words that nothing has.
  for (const nothing of ['--', 'no such page']) {
    await leadsTo.fill(nothing);
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  }
  await leadsTo.fill('mill at the we');
  await page.getByRole('option', { name: 'The mill at the weir' }).click();
  await expect(leadsTo).toHaveValue(`/news/${target}`);
  await expectScreenChecks(page, 'a link to a page');
  await dialogue.getByRole('button', { name: 'Set link' }).click();
  await expect(text.getByRole('link', { name: 'our mill' })).toHaveAttribute('href', `/news/${target}`);
  // The dialog restores the focus after it has closed.
  await expect(dialogue).toBeHidden();
  await expect(text).toBeFocused();

  await page.keyboard.press('ControlOrMeta+End');
  await editorFollowsCaret(page);
  await page.keyboard.press('Enter');
  await expect(text.locator('p')).toHaveCount(2);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await leadsTo.fill('javascript:alert(1)');
  await dialogue.getByRole('button', { name: 'Set link' }).click();
  await expect(dialogue.getByText('Enter an address that starts with')).toBeVisible();
  await expectScreenChecks(page, 'an invalid link');
  await leadsTo.fill('https://example.com/mill');
  await dialogue.getByLabel('Open in a new tab').check();
  await dialogue.getByRole('button', { name: 'Set link' }).click();
  await expect(dialogue).toBeHidden();
  await expect(text.getByRole('link', { name: 'https://example.com/mill' })).toBeVisible();

  await test.step('a table is edited with the keyboard', async () => {
    await text.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await editorFollowsCaret(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused();
    await goAlong(page.getByRole('button', { name: 'Table', exact: true }));
    await page.keyboard.press('Enter');
    await expect(text.locator('tr')).toHaveCount(3);
    await expect(text).toBeFocused();
    await page.keyboard.type('Count');
    await expect(text.locator('th').first()).toHaveText('Count');
    const command = async (name: string) => {
      // Alt+F10, because Tab moves between cells.
      await page.keyboard.press('Alt+F10');
      await goAlong(page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
    };
    await command('Row below');
    await expect(text.locator('tr')).toHaveCount(4);
    await command('Column to the right');
    await expect(text.locator('th')).toHaveCount(4);
    const headingAround = () =>
      page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('th')?.textContent);
    for (let step = 0; step < 10 && (await headingAround()) !== ''; step++) await page.keyboard.press('ArrowRight');
    await editorFollowsCaret(page);
    await command('Delete column');
    await expect(text.locator('th')).toHaveText(['Count', '', '']);
    await command('Column to the right');
    const isInBody = () => page.evaluate(() => Boolean(getSelection()?.anchorNode?.parentElement?.closest('td')));
    for (let step = 0; step < 10 && !(await isInBody()); step++) await page.keyboard.press('ArrowRight');
    await editorFollowsCaret(page);
    await command('Row below');
    await expect(text.locator('tr')).toHaveCount(5);
    await command('Delete row');
    await expect(text.locator('tr')).toHaveCount(4);
    await page.keyboard.type('Ne 30');
    await expect(text.locator('td').filter({ hasText: 'Ne 30' })).toHaveCount(1);
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await saved('Published. Visitors can see it now.');
  const visitor = await context.newPage();
  await visitor.goto(`/news/${/\d+$/.exec(page.url())?.[0]}`);
  await expect(visitor.getByRole('link', { name: 'our mill' })).toHaveAttribute('href', `/news/${target}`);
  const outside = visitor.getByRole('link', { name: /example\.com\/mill/ });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  const table = visitor.getByRole('main').getByRole('table');
  await expect(table.locator('th')).toHaveText(['Count', '', '', '']);
  await expect(table.locator('tr')).toHaveCount(4);
  await expect(table.locator('td').filter({ hasText: 'Ne 30' })).toHaveCount(1);
  await visitor.close();
});

/** Moves the focus along a toolbar to one of its tools with the arrow keys. */
async function goAlong(tool: Locator): Promise<void> {
  for (let step = 0; step < 30; step++) {
    if (await tool.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('The arrow keys do not reach this tool');
}

test('a hero slide and a brand link to a page of this site, a file or an address', async () => {
  await page.goto('/office/slider/create');
  await page.getByLabel('Line on the slide').fill('What is new at the mill');
  const link = page.getByRole('combobox', { name: 'Link' });
  await link.click();
  await page.getByRole('option', { name: 'News', exact: true }).click();
  await expect(link).toHaveValue('/news');
  await expectScreenChecks(page, 'a slide that links to a page');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await saved('Published. Visitors can see it now.');
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name: 'What is new at the mill', includeHidden: true })).toHaveAttribute(
    'href',
    '/news',
  );
  await visitor.close();

  await page.goto('/office/brand/create');
  await page.getByLabel('Name').first().fill('Weir');
  await link.fill('wherever');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('or a path on this site such as /news').first()).toBeVisible();
  await link.fill('mill at the we');
  await page.getByRole('option', { name: 'The mill at the weir' }).click();
  await expect(link).toHaveValue(/^\/news\/\d+$/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await saved('Published. Visitors can see it now.');
});

test('a concern is edited in sections, and its layout is chosen from drawings', async () => {
  const id = await office.add('concern', { address: 'looms', name: 'Looms' });
  await page.goto(`/office/concern/${id}`);
  const sections = main().getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([
    'Page',
    'Mission',
    'Vision',
    'Contents',
    'Sections',
    'Search engines and sharing',
  ]);
  await expect(page.getByRole('region', { name: 'Vision' }).getByLabel('Picture beside the vision')).toBeVisible();
  const columns = page.getByRole('radiogroup', { name: 'Columns' });
  await expect(columns.getByRole('radio', { name: /^Rows/ })).toBeChecked();
  await columns.getByRole('radio', { name: 'Three columns' }).check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await saved('Saved as a draft.');
  const stored = await office.call<{ document: Record<string, unknown> }>(`GetEntry?id=${id}`);
  expect(stored.document.contentColumns).toBe(3);
});

test('a concern links to a page of this site that is chosen by name, instead of to its own page', async () => {
  await office.add('concern', { address: 'weir', name: 'Weir works' }, { status: 'published' });
  await page.goto('/office/concern');
  await page.getByRole('link', { name: 'Weir works' }).click();
  const site = page.getByRole('combobox', { name: 'Own website' });
  await site.fill('mill at the we');
  await page.getByRole('option', { name: 'The mill at the weir' }).click();
  await expect(site).toHaveValue(/^\/news\/\d+$/);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await saved('Published. Visitors can see it now.');
  const visitor = await context.newPage();
  await visitor.goto('/concern');
  const more = visitor.getByRole('main').getByRole('link', { name: /Know More.*Weir works/i });
  await expect(more).toHaveAttribute('href', await site.inputValue());
  await expect(more).toHaveAttribute('target', '_blank');
  await visitor.close();
});

test('a video has a preview if visitors get a player, and is a link otherwise', async () => {
  const videos = (await (await page.request.get('/api/WebApi/GetVideos')).text()).match(/\/files\/[^"]+\.mp4/) ?? [];
  for (const host of ['player.vimeo.com', 'videos.example.com']) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<p>The player of ${host}</p>` }),
    );
  }
  await page.goto('/office/video/create');
  const address = page.getByLabel('Video address');
  const preview = page.getByRole('button', { name: 'Show preview' });
  await address.fill(videos[0] ?? 'none');
  const asked = page.waitForResponse((response) => response.url().endsWith(videos[0] ?? 'none'));
  await preview.click();
  expect((await asked).status()).toBeLessThan(300);
  await expect(main().locator('video')).toHaveAttribute('src', videos[0] ?? 'none');
  await expectScreenChecks(page, 'an uploaded video');

  for (const [typed, host] of [
    ['https://vimeo.com/999000140', 'player.vimeo.com'],
    ['https://videos.example.com/mill', 'videos.example.com'],
  ] as const) {
    await address.fill(typed);
    await expect(main().locator('iframe')).toHaveCount(0);
    await preview.click();
    await expect(main().frameLocator('iframe').getByText(`The player of ${host}`)).toBeVisible();
  }
  await address.fill('https://elsewhere.example/video');
  await expect(page.getByText(/Visitors get only a link/)).toBeVisible();
  await expect(main().getByRole('link', { name: 'https://elsewhere.example/video' })).toHaveAttribute(
    'rel',
    /noreferrer/,
  );
  await expect(preview).toHaveCount(0);
  await expect(main().locator('iframe, video')).toHaveCount(0);
  await expectScreenChecks(page, 'a video on an unknown host');
  await page.evaluate(() => localStorage.clear());
});

test('languages are tabs with keyboard support, and an error opens the tab of its field', async () => {
  const id = await office.add(
    'concern',
    { address: 'tab-works', name: 'Tab Works', title: 'Cloth' },
    {
      translations: { de: { title: 'Tuch' }, fr: { title: 'Étoffe' } },
    },
  );
  await page.goto(`/office/concern/${id}`);
  const tabs = page.getByRole('tablist', { name: 'Languages' });
  const shown = () => page.getByRole('tabpanel');
  await expect(shown()).toHaveAccessibleName('English Draft');
  await tabs.getByRole('tab', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('tab', { name: 'German' })).toHaveAttribute('aria-selected', 'true');
  await expect(shown()).toHaveAccessibleName('German Draft');
  await expect(shown().getByRole('textbox', { name: 'Headline' })).toHaveValue('Tuch');
  await expectScreenChecks(page, 'a language');
  await tabs.getByRole('tab', { name: 'English' }).click();
  await page.getByLabel('Name').first().fill('');
  await tabs.getByRole('tab', { name: 'French' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'needs attention' });
  await summary.getByRole('button', { name: 'Name' }).click();
  await expect(shown()).toHaveAccessibleName(/^English/);
  await expect(page.getByLabel('Name').first()).toBeFocused();
  await page.getByLabel('Name').first().fill('Tab Works');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await saved('Published. Visitors can see it now.');
});

test('the screens report no errors', () => {
  expect(office.complaints).toEqual([]);
});
