import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Selectors of what is looked at: all of `include` (absent: the whole page) but for `exclude`. */
export interface AxeContext {
  include?: string[];
  exclude?: string[];
}

/**
 * What axe-core finds wrong in the page, each as `rule: elements`. Runs in the page itself: `@axe-core/playwright` opens another
 * page for each report, which takes three times as long.
 */
export async function axeViolations(
  page: Page,
  { include = ['html'], exclude = [] }: AxeContext = {},
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (context) => {
      const found = await axe.run(context, { resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    { include, exclude },
  );
  return violations.map(({ id, html }) => `${id}: ${html.join(' … ')}`);
}
