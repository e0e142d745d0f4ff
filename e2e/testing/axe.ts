import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe-core finds wrong in the page, each as `rule: elements`. Runs in the page itself: `@axe-core/playwright` opens another
 * page for each report, which takes three times as long.
 */
export async function axeViolations(page: Page, context: axe.ElementContext = { include: ['html'] }): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (context) => (await axe.run(context, { resultTypes: ['violations'] })).violations,
    context,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' … ')}`);
}
