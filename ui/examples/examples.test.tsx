import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allExamples } from './all-examples.ts';

/** Draw nothing of their own, or stand once on every page already. */
const withoutExamples = [
  'AssetHostProvider',
  'ContentLanguageProvider',
  'ContentInText',
  'ContentText',
  'MotionProvider',
  'MotionSwitch',
];

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));

test('every component has examples, and each example a component', async () => {
  const modules = await Promise.all(files.map((name): Promise<object> => import(join(folder, name))));
  const components = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : []));
  expect(components.length).toBeGreaterThan(40);
  const shown = allExamples.flatMap(({ component, gathered, states }) =>
    gathered ? states.map(({ name }) => name) : [component],
  );
  expect([...shown, ...withoutExamples].sort()).toEqual(components.sort());
});

test.each(allExamples)('$component has states with names of their own, and all can be drawn', ({ states }) => {
  expect(states.length).toBeGreaterThan(0);
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  for (const { shown } of states) expect(() => renderToStaticMarkup(shown)).not.toThrow();
});

test('no id is used twice, so that all can stand on one page', () => {
  const html = allExamples.flatMap(({ states }) => states.map(({ shown }) => renderToStaticMarkup(shown))).join('');
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
