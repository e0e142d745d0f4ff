import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messages } from '#build/messages/office/en/texts.ts';
import { entities } from '#content/registry.ts';
import { errorsIn, flattenErrors, nestErrors } from './form-errors.ts';

const words = messages.form.invalid;

describe('validation errors', () => {
  test('have the path of their field and a readable message', () => {
    const { news } = entities;
    expect(errorsIn(news, { heading: '', date: '' }, words)).toEqual([
      { path: 'document.heading', message: 'Heading must not be empty' },
      { path: 'document.date', message: words.missing },
    ]);
    expect(errorsIn(news, { heading: 'x'.repeat(201), date: '2026-03-02T09:00:00Z' }, words)).toEqual([
      { path: 'document.heading', message: words.tooLong({ most: 200 }) },
    ]);
  });

  test('describe a valid value for an optional field', () => {
    const found = errorsIn(entities.brand, { name: 'A', projectUrl: 'nowhere' }, words);
    expect(found).toEqual([
      {
        path: 'document.projectUrl',
        message: 'Enter an address that starts with https:// or http://, or a path on this site such as /news',
      },
    ]);
  });

  test.each(['', '/news', '/files/list-a1b2.pdf', 'https://example.com/'])(
    'allows %j as the link of a hero slide',
    (projectUrl) => {
      expect(errorsIn(entities.slider, { name: 'A', projectUrl }, words)).toEqual([]);
    },
  );

  test('include two dates that contradict each other', () => {
    const job = { title: 'Fitter', createdAt: '2026-10-01T08:00:00Z', applicationDeadline: '2026-09-01T08:00:00Z' };
    expect(errorsIn(entities.career, job, words)).toEqual([
      { path: 'document.applicationDeadline', message: 'Choose a time after “Posted at”' },
    ]);
    const fair = { name: 'Home Fabrics', startsOn: '2026-01-13', endsOn: '2026-01-12' };
    expect(errorsIn(entities.tradeFair, fair, words)).toEqual([
      { path: 'document.endsOn', message: 'Choose the first day or a later one' },
    ]);
    expect(errorsIn(entities.tradeFair, { ...fair, endsOn: '' }, words)).toEqual([]);
  });

  test('name the bound that a number exceeds, and say what is no number', () => {
    const messageOf = (latitude: unknown) => errorsIn(entities.location, { name: 'A', latitude }, words)[0]?.message;
    expect(messageOf(91)).toBe(words.tooBig({ most: 90 }));
    expect(messageOf(-90.5)).toBe(words.tooSmall({ least: -90 }));
    expect(messageOf('north')).toBe('Enter a number');
  });

  test('include fields inside lists', () => {
    const gallery = { name: 'A', media: [{ kind: 'video', video: '', title: '' }] };
    expect(errorsIn(entities.gallery, gallery, words).map(({ path }) => path)).toEqual(['document.media.0.video']);
  });
});

test('nested errors are flattened to the same list', () => {
  const paths = fc.uniqueArray(
    fc
      .array(fc.constantFrom('a', 'b', '0', '1'), { minLength: 1, maxLength: 4 })
      .map((keys) => ['document', ...keys].join('.')),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(paths, (all) => {
      const found = all.map((path) => ({ path, message: `wrong ${path}` }));
      const back = flattenErrors(nestErrors(found));
      expect(new Set(back.map(({ path }) => path))).toEqual(new Set(all));
    }),
  );
});
