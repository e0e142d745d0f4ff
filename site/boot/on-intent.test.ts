import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onIntent } from './on-intent.ts';

const scripts = { mover: '/assets/mover-1.js' };
const page = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>A</title><link rel="modulepreload" href="/assets/a.js"/>' +
  `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body>${body}` +
  '<script>start()</script><script type="module" async="">import "/assets/a.js";</script></body></html>';

describe('A page that waits with its script', () => {
  const made = onIntent(page('<main>A</main>'), scripts, false);

  test('fetches nothing ahead but its styles, and runs no module', () => {
    expect(made).not.toContain('modulepreload');
    expect(made).not.toContain('type="module"');
    expect(made).toContain('<link rel="stylesheet" href="/a.css"/>');
  });

  test('keeps the text of its scripts, whose hashes may already be known', () => {
    expect(made).toContain('<script>start()</script>');
    expect(made).toContain('<script type="text/later" async="">import "/assets/a.js";</script>');
  });

  test('has its rules before its styles, and names a script that moves slides only where there are some', () => {
    expect(made).toMatch(/<script type="speculationrules">[^<]*<\/script><link rel="stylesheet"/);
    expect(onIntent('<html><head></head></html>', scripts, false)).toContain('"speculationrules"');
    expect(made).not.toContain('mover');
    expect(onIntent(page('<main>A</main>'), scripts, true)).toContain(
      '<html data-mover="/assets/mover-1.js" lang="en">',
    );
  });

  test('is otherwise as it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const safe = text.replaceAll('<', '&lt;');
        expect(onIntent(page(safe), scripts, false)).toContain(`<body>${safe}<script>start()`);
      }),
    );
  });
});
