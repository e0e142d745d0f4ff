import { expect, type Locator, type Page } from '@playwright/test';

/** Expects a text of an element on one line at every width of phones. */
export async function expectUnbroken(page: Page, element: Locator, text: RegExp): Promise<void> {
  const size = page.viewportSize();
  for (let width = 320; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await element.evaluate((root, source) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const found = new RegExp(source).exec(node.nodeValue ?? '');
        if (!found) continue;
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        return [...new Set([...range.getClientRects()].map(({ top }) => top))];
      }
      return [];
    }, text.source);
    expect(tops, `at ${width} px`).toHaveLength(1);
  }
  if (size) await page.setViewportSize(size);
}
