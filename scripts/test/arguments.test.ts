import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it('runs everything but the full-size faults without arguments', () => {
    expect(readArguments([])).toEqual({ suites: ['types', 'lint', 'unit', 'browser'], filters: [], ui: false });
  });

  it('runs the suites named, in their order', () => {
    expect(readArguments(['lint', 'types']).suites).toEqual(['lint', 'types']);
  });

  it('passes paths and options to the one suite named', () => {
    expect(readArguments(['unit', 'store/queries', '-t', 'pages'])).toMatchObject({
      suites: ['unit'],
      filters: ['store/queries', '-t', 'pages'],
    });
    expect(readArguments(['browser', '--shard=1/3']).filters).toEqual(['--shard=1/3']);
  });

  it('compares with origin/main or the commit named', () => {
    expect(readArguments(['--changed']).changedSince).toBe('origin/main');
    expect(readArguments(['--changed', 'HEAD~2']).changedSince).toBe('HEAD~2');
  });

  it('opens the interface of the suite named, or of the browser tests', () => {
    expect(readArguments(['unit', '--ui'])).toEqual({ suites: ['unit'], filters: [], ui: true });
    expect(readArguments(['--ui'])).toMatchObject({ suites: ['browser'], ui: true });
  });

  it.each([[['nonsense']], [['unit', 'browser', 'e2e/forms.spec.ts']], [['types', 'site']], [['--changed', 'a', 'b']]])(
    'rejects %j with the usage',
    (args) => {
      expect(() => readArguments(args)).toThrow('Usage:');
    },
  );
});
