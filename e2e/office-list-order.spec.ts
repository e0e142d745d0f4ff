import { type Page, test } from '@playwright/test';
import { holdAnswer } from './testing/office/hold-answer.ts';
import { expect } from './testing/office/office.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { edda } from './testing/office/people.ts';

test.describe.configure({ timeout: 120_000 });

let office: OfficeAtWork;
let page: Page;

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, edda, { START_EMPTY: '1' });
  ({ page } = office);
  for (const question of ['First?', 'Second?', 'Third?', 'Fourth?'])
    await office.add('faq', { name: question, description: '' });
});
test.afterAll(() => office?.close());

const rows = () =>
  page
    .getByRole('table', { name: 'Questions' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('keeps quick moves while the list is still read after the first', async () => {
  await page.goto('/office/faq');
  await expect(rows()).toContainText(['First?', 'Second?', 'Third?', 'Fourth?']);
  const down = page.getByRole('button', { name: 'Move down: First?' });
  const list = await holdAnswer(page, 'ListEntries');
  await down.click();
  await list.asked;
  const move = await holdAnswer(page, 'MoveEntry');
  await down.click();
  await move.asked;
  await expect(rows()).toContainText(['Second?', 'Third?', 'First?', 'Fourth?']);
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const table = document.querySelector('[role=table]');
    if (!table) throw new Error('There is no table');
    new MutationObserver(() => seen.push(table.querySelector('[data-sortable] a')?.textContent ?? '')).observe(table, {
      childList: true,
      subtree: true,
    });
    return seen;
  });
  await list.release();
  await down.click();
  await move.release();
  await expect(page.getByText('“First?” is now at place 4.')).toBeVisible();
  await expect(rows()).toContainText(['Second?', 'Third?', 'Fourth?', 'First?']);
  expect(new Set(await changes.jsonValue())).toEqual(new Set(['Second?']));
  await page.reload();
  await expect(rows()).toContainText(['Second?', 'Third?', 'Fourth?', 'First?']);
});

test('follows a pointer that is faster than the page', async () => {
  await page.goto('/office/faq');
  await expect(rows()).toHaveCount(4);
  const browser = await page.context().newCDPSession(page);
  for (const question of ['First?', 'Fourth?', 'Third?', 'Second?']) {
    const handle = page.getByRole('button', { name: new RegExp(`^Drag to reorder.*: ${RegExp.escape(question)}`) });
    const [from, to] = [await handle.boundingBox(), await rows().first().boundingBox()];
    if (!from || !to) throw new Error('The handle or the row has no bounding box');
    const x = from.x + 5;
    const steps = [
      { type: 'mousePressed', y: from.y + 5, buttons: 1 },
      { type: 'mouseMoved', y: to.y + 2, buttons: 1 },
      { type: 'mouseReleased', y: to.y + 2, buttons: 0 },
    ] as const;
    // None waits until the page has rendered the one before.
    await Promise.all(
      steps.map((step) =>
        browser.send('Input.dispatchMouseEvent', { x, button: 'left', clickCount: 1, pointerType: 'mouse', ...step }),
      ),
    );
    await expect(rows().first()).toContainText(question);
    await expect(page.getByText(`“${question}” is now at place 1.`)).toBeVisible();
  }
  await page.reload();
  await expect(rows()).toContainText(['Second?', 'Third?', 'Fourth?', 'First?']);
});

test('Escape ends a drag without a move', async () => {
  await page.goto('/office/faq');
  await expect(rows()).toHaveCount(4);
  const before = await rows().getByRole('link').allInnerTexts();
  const moves: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/MoveEntry') && moves.push(request.postDataJSON()));
  const last = rows().last();
  await last.getByRole('button', { name: /^Drag to reorder/ }).hover();
  await page.mouse.down();
  await rows().first().hover();
  await expect(last).toHaveCSS('opacity', '0.45');
  await page.keyboard.press('Escape');
  await expect(last).toHaveCSS('opacity', '1');
  await rows().nth(1).hover();
  await page.mouse.up();
  expect(await rows().getByRole('link').allInnerTexts()).toEqual(before);
  await page.getByRole('button', { name: `Move up: ${before[1]}` }).click();
  await expect(page.getByText(`“${before[1]}” is now at place 1.`)).toBeVisible();
  expect(moves).toHaveLength(1);
});
