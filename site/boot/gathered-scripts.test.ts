import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatheredScripts, type PageData } from './gathered-scripts.ts';

const settings =
  'window.__reactRouterContext = {"future":{"now":true,"unstable_other":false},"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const scrolling = '((storageKey, restoreKey) => {})("positions", null)';
const module =
  'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root.js";\n  \n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");';
const table = '{"routes":{}}';
const noData: PageData = { loaderData: {}, actionData: null, errors: null };
const gathered = { boot: 'boot()', data: noData, table };

test('all that waits stands in one script, and what a page’s browser does by itself in none', () => {
  const made = gatheredScripts([scrolling, settings, module, 'own()'], gathered);
  expect(made).toEqual([
    '',
    'boot()',
    'window.__reactRouterContext = {...{"future":{"now":true,},"ssr":true},state:JSON.parse(\'{"loaderData":{},"actionData":null,"errors":null}\')};window.__reactRouterManifest={"routes":{}};import * as route0 from "/assets/root.js";\nwindow.__reactRouterRouteModules = {"root":route0};\nimport("/assets/entry.js");',
    'own()',
  ]);
});

test('the data are the same once the script has run, and nothing in them ends it', () => {
  const value = fc.jsonValue().map((data) => JSON.parse(JSON.stringify(data)));
  const hostile = fc.constantFrom('</script>', '<!--', '\u2028', "'", '"', '\\', '\n');
  fc.assert(
    fc.property(
      fc.dictionary(fc.oneof(fc.string(), fc.constant('root')), fc.oneof(value, hostile)),
      value,
      (loaderData, actionData) => {
        const data = JSON.parse(JSON.stringify({ loaderData, actionData, errors: null }));
        const [, text = ''] = gatheredScripts([settings, module], { ...gathered, data });
        expect(text).not.toMatch(/<[/!]/);
        const window: Record<string, unknown> = {};
        new Function('window', text.replace(/import \* as [\s\S]*/, ''))(window);
        expect(window.__reactRouterContext).toMatchObject({ future: { now: true }, ssr: true });
        expect((window.__reactRouterContext as { state: unknown }).state).toEqual(data);
      },
    ),
  );
});

test.each([
  [[settings]],
  [[module]],
  [[settings, 'import("/assets/entry.js")']],
  [[module, 'window.__reactRouterContext = {};']],
])('where there is no place for the data there is no page', (texts) => {
  expect(() => gatheredScripts(texts, gathered)).toThrow('another way');
});
