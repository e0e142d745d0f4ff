import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatheredScripts, type PageData } from './gathered-scripts.ts';

const settings =
  'window.__reactRouterContext = {"future":{"now":true,"unstable_other":false},"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const scrolling = '((storageKey, restoreKey) => {})("positions", null)';
const module =
  'window.__reactRouterManifest = {\n  "routes": {\n    "root": {\n      "hasClientLoader": false,\n      "hasLoader": true\n    }\n  }\n};';
const noData: PageData = { loaderData: {}, actionData: null, errors: null };

test('all that waits stands in one script, and what a page’s browser does by itself in none', () => {
  const made = gatheredScripts([scrolling, settings, module, 'own()'], noData);
  expect(made).toEqual([
    '',
    '0',
    'window.__reactRouterContext = {...{"future":{"now":true,},"ssr":true},state:JSON.parse(\'{"loaderData":{},"actionData":null,"errors":null}\')};window.__reactRouterManifest = {\n"routes": {\n"root": {\n"hasLoader": true\n}\n}\n};',
    'own()',
  ]);
});

test('the data are the same once the script has run, and nothing in them ends it', () => {
  const value = fc.jsonValue().map((data) => JSON.parse(JSON.stringify(data)));
  const hostile = fc.constantFrom('</script>', '<!--', '\u2028', "'", '"', '\\', '\n');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(value, hostile)), value, (loaderData, actionData) => {
      const data = JSON.parse(JSON.stringify({ loaderData, actionData, errors: null }));
      const [, text = ''] = gatheredScripts([settings, module], data);
      expect(text).not.toMatch(/<[/!]/);
      const window: Record<string, unknown> = {};
      new Function('window', text)(window);
      expect(window.__reactRouterContext).toMatchObject({ future: { now: true }, ssr: true });
      expect(JSON.stringify((window.__reactRouterContext as { state: unknown }).state)).toBe(JSON.stringify(data));
    }),
  );
});

test.each([[[settings]], [[module]], [[module, 'window.__reactRouterContext = {};']]])(
  'where there is no place for the data there is no page',
  (texts) => {
    expect(() => gatheredScripts(texts, noData)).toThrow('another way');
  },
);
