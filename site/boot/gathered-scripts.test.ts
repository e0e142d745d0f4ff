import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatheredScripts } from './gathered-scripts.ts';

const context = 'window.__reactRouterContext = {"future":{"now":true,"unstable_other":false},"ssr":true};';
const enqueue = (text: string) => `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});`;
const close = 'window.__reactRouterContext.streamController.close();';
const scrolling = '((storageKey, restoreKey) => {})("positions", null)';
const module =
  'window.__reactRouterManifest = {\n  "routes": {\n    "root": {\n      "hasClientLoader": false,\n      "hasLoader": true\n    }\n  }\n};';

/** What a page's stream has been given once its scripts have run. */
function given(texts: string[]): string[] {
  const told: string[] = [];
  const streamController = { enqueue: (text: string) => told.push(text), close: () => told.push('closed') };
  const window = {
    set __reactRouterContext(own: object) {
      Object.defineProperty(this, '__reactRouterContext', { value: { ...own, streamController } });
    },
  };
  for (const text of texts) new Function('window', text)(window);
  expect(window).toMatchObject({ __reactRouterContext: { future: { now: true }, ssr: true } });
  return told;
}

test('a page’s data stand in one script, and what its browser does by itself in none', () => {
  const made = gatheredScripts([scrolling, context, module, enqueue('a'), enqueue('b'), close, 'own()']);
  expect(made.map((text) => text !== '')).toEqual([false, true, true, false, false, false, true]);
  expect(made[2]).toBe('window.__reactRouterManifest = {\n"routes": {\n"root": {\n"hasLoader": true\n}\n}\n};');
});

test('the data are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('\\\'"\\"'))), (data) => {
      const texts = [context, ...data.map(enqueue), close];
      expect(given(gatheredScripts(texts))).toEqual([...data, 'closed']);
    }),
  );
});

test('where what the data are told to is missing, all stays as it was', () => {
  const texts = [enqueue('a'), 'other()', close];
  expect(gatheredScripts(texts)).toEqual(texts);
});
