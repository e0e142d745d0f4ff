import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allExamples } from './all-examples.ts';

/** Without their own output, or already on every page. */
const withoutExamples = [
  'AssetHostProvider',
  'ContentLanguageProvider',
  'ContentInText',
  'ContentText',
  'MotionProvider',
  'MotionSwitch',
];

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !name.startsWith('examples/'),
);

test('covers every component, and has no example without one', async () => {
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

test.each(allExamples)('$component has distinctly named states, and all render', ({ states }) => {
  expect(states.length).toBeGreaterThan(0);
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  for (const { shown } of states) expect(() => renderToStaticMarkup(shown)).not.toThrow();
});

test('uses no id twice, so that all examples fit on one page', () => {
  const html = allExamples.flatMap(({ states }) => states.map(({ shown }) => renderToStaticMarkup(shown))).join('');
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
