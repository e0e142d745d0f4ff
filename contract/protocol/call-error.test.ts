import { expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';

test('is recognized across copies of the module', async () => {
  vi.resetModules();
  const copy = await import('./call-error.ts');
  expect(copy.CallError).not.toBe(CallError);
  const theirs: unknown = new copy.CallError('not-found', 'GetNews', { status: 404 });
  const ours: unknown = new CallError('failed', 'GetNews');
  expect([theirs instanceof CallError, ours instanceof copy.CallError]).toEqual([true, true]);
});

test.each([[new Error('CallError')], [{ name: 'CallError', kind: 'failed' }], [null], [undefined], ['CallError']])(
  'does not recognize %s',
  (value: unknown) => {
    expect(value instanceof CallError).toBe(false);
  },
);
