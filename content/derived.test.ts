import { expect, test } from 'vitest';
import { accessTo } from './access.ts';
import { subjectOf } from './page-subject.ts';
import { hasItemPages, listPages, ownPageOf, pagedItems, pageShowing } from './pages.ts';
import { type EntityName, entityNames, entityOf } from './registry.ts';
import { searchNumberOf, searchTypes } from './search.ts';

/* What follows from the definitions, written out, so that a wrong word in a definition fails a test. */

test('the numbers of the search index are those that existing indexes store', () => {
  expect(searchTypes.map((type) => [type, searchNumberOf(type)])).toEqual([
    ['product', 1],
    ['category', 2],
    ['concern', 3],
    ['news', 4],
    ['report', 5],
    ['export', 6],
    ['tradeFair', 7],
    ['certificate', 8],
    ['career', 9],
    ['faq', 10],
    ['gallery', 11],
  ]);
});

test('every type is shown at its address', () => {
  const shown = entityNames.map((type) => {
    const page = pageShowing(type, { id: '7', address: 'mill', document: { type: 'Admin' } });
    return [type, page, ownPageOf(type, '7', 'mill')];
  });
  expect(shown).toEqual([
    ['company', '/', null],
    ['concern', '/concern/mill', '/concern/mill'],
    ['category', '/product/7', '/product/7'],
    ['product', '/product-details/7', '/product-details/7'],
    ['news', '/news/7', '/news/7'],
    ['gallery', '/gallery/7', '/gallery/7'],
    ['video', '/videos', null],
    ['brand', '/', null],
    ['slider', '/', null],
    ['report', '/corporate-values#report-7', '/corporate-values#report-7'],
    ['export', '/export#export-7', '/export#export-7'],
    ['crest', '/crest', null],
    ['certificate', '/certificates#certificate-7', '/certificates#certificate-7'],
    ['tradeFair', '/trade-fair/7', '/trade-fair/7'],
    ['career', '/career/7', '/career/7'],
    ['department', '/career', null],
    ['executive', '/keyadmin', null],
    ['contactPerson', '/contact', null],
    ['faq', '/faq#faq-7', '/faq#faq-7'],
  ]);
  expect(pageShowing('executive', { id: '7', address: null, document: { type: 'Director' } })).toBe('/about');
  for (const type of searchTypes) expect(ownPageOf(type, '7', 'mill'), type).not.toBeNull();
});

test('the types with pages of their own, and the pages that are divided', () => {
  expect(entityNames.filter(hasItemPages)).toEqual([
    'concern',
    'category',
    'product',
    'news',
    'gallery',
    'tradeFair',
    'career',
  ]);
  expect(pagedItems).toEqual(['/product/:id', '/gallery/:id', '/trade-fair/:id']);
});

test('the subject of a list page is any entry of its type', () => {
  expect(Object.fromEntries(listPages.map((path) => [path, subjectOf(path)]))).toEqual(
    Object.fromEntries(
      Object.entries({
        '/product': 'product',
        '/news': 'news',
        '/gallery': 'gallery',
        '/videos': 'video',
        '/trade-fair': 'tradeFair',
        '/concern': 'concern',
        '/faq': 'faq',
        '/keyadmin': 'executive',
        '/corporate-values': 'report',
        '/export': 'export',
        '/certificates': 'certificate',
        '/crest': 'crest',
        '/career': 'career',
      }).map(([path, type]) => [path, { type, by: 'any' }]),
    ),
  );
});

test('the groups of the office’s menu, those edited most often first', () => {
  const inOrder = (types: EntityName[]) =>
    types.sort((one, other) => entityOf(one).menu.position - entityOf(other).menu.position);
  const groups = Map.groupBy(entityNames, (type) => entityOf(type).menu.group);
  expect(Object.fromEntries([...groups].map(([group, types]) => [group, inOrder(types)]))).toEqual({
    content: ['news', 'slider', 'gallery', 'video', 'tradeFair', 'faq'],
    products: ['product', 'category', 'brand', 'certificate', 'export'],
    group: ['concern', 'executive', 'contactPerson', 'report', 'crest'],
    jobs: ['career', 'department'],
    settings: ['company'],
  });
  for (const [group, types] of groups) {
    expect(new Set(types.map((type) => entityOf(type).menu.position)).size, group).toBe(types.length);
  }
});

test('recruiters change jobs and departments, and only owners the company', () => {
  for (const type of entityNames) {
    const change = ['career', 'department'].includes(type)
      ? ['owner', 'editor', 'recruiter']
      : type === 'company'
        ? ['owner']
        : ['owner', 'editor'];
    expect(accessTo(type).change, type).toEqual(change);
  }
});
