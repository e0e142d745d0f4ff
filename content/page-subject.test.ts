import { expect, test } from 'vitest';
import { subjectOf } from './page-subject.ts';
import { pageOf } from './pages.ts';
import { entityOf } from './registry.ts';
import { searchTypes } from './search.ts';

test.each(searchTypes.filter((type) => entityOf(type).pages.item))(
  'the subject of the page of an entry is the entry, or a list of its type: %s',
  (type) => {
    const { pathname } = new URL(pageOf(type, 'A 7', 'mill'), 'http://site.test');
    const { type: found, by } = subjectOf(pathname);
    expect(found).toBe(type);
    if (by !== 'any') expect(by).toEqual(entityOf(type).address ? { address: 'mill' } : { publicId: 'A 7' });
  },
);

test.each(['/', '/about', '/contact', '/search', '/unknown/page'])('the subject of %s is the company', (path) => {
  expect(subjectOf(path)).toEqual({ type: 'company', by: 'single' });
});

test('the subject of an address that the site does not use is the editors’ own page there', () => {
  expect(subjectOf('/sustainability')).toEqual({ type: 'freePage', by: { address: 'sustainability' } });
  expect(subjectOf('/constructor')).toEqual({ type: 'freePage', by: { address: 'constructor' } });
});

test.each(['/constructor/5', '/toString/5', '/__proto__', '/hasOwnProperty/x'])('%s is about the company', (path) => {
  expect(subjectOf(path)).toEqual({ type: 'company', by: 'single' });
});
