import { describe, expect, test } from 'vitest';
import { type Overview, tasksOf } from './tasks.ts';

const calm: Overview = {
  newMessages: 0,
  myMessages: 0,
  newApplications: 0,
  drafts: 0,
  scheduled: [],
  recent: [],
  findings: 0,
  outdated: [],
  myTranslations: { entries: 0, overdue: 0 },
  reviews: [],
  myReviews: 0,
  isEmpty: false,
};

describe('open tasks', () => {
  test('are empty without work, and without tasks that the role may see', () => {
    expect(tasksOf(calm)).toEqual([]);
    expect(tasksOf({ ...calm, newMessages: null, myMessages: null, newApplications: null, findings: null })).toEqual(
      [],
    );
  });

  test('name the languages with outdated translations', () => {
    const tasks = tasksOf({
      ...calm,
      outdated: [
        { lang: 'ar', count: 12 },
        { lang: 'de', count: 1 },
      ],
    });
    expect(tasks).toEqual([
      { name: 'outdated', lang: 'ar', count: 12, to: '/translations?lang=ar&state=outdated' },
      { name: 'outdated', lang: 'de', count: 1, to: '/translations?lang=de&state=outdated' },
    ]);
  });

  test('name the caller’s translations and how many are overdue', () => {
    expect(tasksOf({ ...calm, myTranslations: { entries: 3, overdue: 1 } })).toEqual([
      { name: 'myTranslations', count: 3, overdue: 1, to: '/translations?assignee=me' },
    ]);
  });

  test('list people before content', () => {
    const tasks = tasksOf({ ...calm, findings: 3, drafts: 1, newApplications: 2, newMessages: 1, myMessages: 4 });
    expect(tasks.map(({ name, count }) => [name, count])).toEqual([
      ['myMessages', 4],
      ['messages', 1],
      ['applications', 2],
      ['drafts', 1],
      ['findings', 3],
    ]);
  });
});
