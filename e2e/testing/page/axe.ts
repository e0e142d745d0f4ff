import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of `axe.source`, so the browser receives it faster. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The scope of an axe-core run. */
export interface AxeOptions {
  /** Selectors; absent: the whole page. */
  include?: string[];
  exclude?: string[];
  /** Ids of rules; absent: all. */
  rules?: readonly string[] | undefined;
  /** Ids of rules to leave out. */
  except?: readonly string[] | undefined;
}

/**
 * The rules of axe-core that depend on colours. All others give the same result in light and in dark. These take two
 * thirds of the time of all.
 */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Waits for two frames in a row without a transition. An inherited colour starts the transitions of the children one
 * level at a time.
 */
const endOfTransitions = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A finished transition of an element that is not drawn stays in the list.
    const transitions = () =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState !== 'finished');
    for (let stillFrames = 0; stillFrames < 2; stillFrames += 1) {
      await nextFrame();
      if (transitions().length > 0) stillFrames = -1;
      await Promise.allSettled(transitions().map(({ finished }) => finished));
    }
  });

/**
 * Returns the violations that axe-core finds, each as `rule: elements`. Runs in the page itself: `@axe-core/playwright`
 * opens another page for each report, which takes three times as long.
 */
export async function axeViolations(
  page: Page,
  { include = ['html'], exclude = [], rules, except = [] }: AxeOptions = {},
): Promise<string[]> {
  const chosen = rules?.filter((id) => !except.includes(id));
  if (chosen?.length === 0) return [];
  // During a transition, colours have values that the design does not contain.
  await endOfTransitions(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ context, runOnly, rules }) => {
      const found = await window.axe.run(context, { resultTypes: ['violations'], rules, ...(runOnly && { runOnly }) });
      return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    {
      context: { include, exclude },
      runOnly: chosen,
      rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
    },
  );
  return violations.map(({ id, html }) => `${id}: ${html.join(' … ')}`);
}
