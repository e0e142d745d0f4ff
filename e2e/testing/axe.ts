import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules of axe-core that depend on colours. All others give the same result in light and in dark. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe-core finds wrong in the page, each as `rule: elements`. Runs in the page itself: `@axe-core/playwright` opens another
 * page for each report, which takes three times as long.
 */
export async function axeViolations(
  page: Page,
  context: { include: string[] } | { exclude: string[] } = { include: ['html'] },
  rules?: string[],
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(async ({ context, options }) => (await axe.run(context, options)).violations, {
    context,
    options,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' … ')}`);
}
