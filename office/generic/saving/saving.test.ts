import { describe, expect, test } from 'vitest';
import type { LanguageStatus } from '#contract/office/entry-view.ts';
import { type Intent, intentsFor, languagesOf, type SavedState, savingOf, shortcutIntent } from './saving.ts';

const at = '2026-12-01T08:00:00.000Z';
const fresh: SavedState = { status: null, publishAt: null, pending: false };
const draft: SavedState = { status: 'draft', publishAt: null, pending: false };
const scheduled: SavedState = { status: 'scheduled', publishAt: at, pending: false };
const live: SavedState = { status: 'published', publishAt: null, pending: false };
const waiting: SavedState = { status: 'published', publishAt: at, pending: true };
const all = [fresh, draft, scheduled, live, waiting];

describe('saving', () => {
  test('starts with the most likely action', () => {
    expect(all.map((standing) => intentsFor(standing)[0])).toEqual([
      'publish',
      'publish',
      'keep-schedule',
      'publish',
      'publish',
    ]);
  });

  test('never unpublishes unless requested', () => {
    for (const standing of [live, waiting]) {
      for (const intent of intentsFor(standing).filter((one) => one !== 'unpublish')) {
        const saving = savingOf(intent, standing, at);
        expect(saving.status === 'published' || saving.keepPublished, intent).toBe(true);
      }
    }
    expect(savingOf('unpublish', live)).toEqual({ status: 'draft', publishAt: null, keepPublished: false });
  });

  test.each(all)('has a time exactly if it is scheduled', (standing) => {
    for (const intent of intentsFor(standing)) {
      const saving = savingOf(intent, standing, at);
      expect(saving.publishAt !== null, intent).toBe(saving.status === 'scheduled');
    }
  });

  test('by Ctrl+S preserves the published version and its schedule', () => {
    const saved = all.map((standing) => savingOf(shortcutIntent(standing), standing));
    expect(saved.map(({ status, publishAt }) => [status, publishAt])).toEqual([
      ['draft', null],
      ['draft', null],
      ['scheduled', at],
      ['draft', null],
      ['scheduled', at],
    ]);
    expect(saved.map(({ keepPublished }) => keepPublished)).toEqual([false, false, false, true, true]);
  });

  test('preserves the time of a scheduled entry', () => {
    const intents: Intent[] = ['keep-schedule', 'schedule'];
    expect(intents.map((intent) => savingOf(intent, scheduled, '2027-01-01T00:00:00.000Z').publishAt)).toEqual([
      at,
      '2027-01-01T00:00:00.000Z',
    ]);
  });
});

test('a save leaves drafts and languages with a time of their own as they are', () => {
  const of = (lang: string, status: LanguageStatus['status'], at: string | null = null) => ({
    lang,
    status,
    publishAt: at,
    visible: false,
  });
  const published = {
    status: 'published',
    publishAt: null,
    languages: [of('', 'changed'), of('de', 'draft')],
  } as const;
  expect(languagesOf('later', published, ['de'])).toEqual([]);
  expect(languagesOf('publish', published, ['de'])).toBeUndefined();
  const at = '2040-01-01T00:00:00.000Z';
  const unscheduled = { ...published, publishAt: at };
  expect([languagesOf('keep-schedule', unscheduled, ['de']), languagesOf('later', unscheduled, ['de'])]).toEqual([
    [],
    undefined,
  ]);
  const languages = [of('', 'scheduled', at), of('de', 'draft'), of('pt', 'scheduled', at)];
  const scheduled = { status: 'scheduled', publishAt: at, languages } as const;
  expect(languagesOf('keep-schedule', scheduled, ['de', 'pt', 'fr'])).toEqual(['', 'pt', 'fr']);
  expect(languagesOf('keep-schedule', { ...scheduled, languages: [of('', 'scheduled', at)] }, [])).toBeUndefined();
});
