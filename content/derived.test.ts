import { expect, test } from 'vitest';
import { accessTo } from './access.ts';
import { subjectOf } from './page-subject.ts';
import { hasItemPages, listPages, ownPageOf, pagedItems, pageOf, pageShowing } from './pages.ts';
import { type EntityName, entityNames, entityOf } from './registry.ts';
import { searchNumberOf, searchTypes } from './search.ts';

/*
 * What follows from the definitions, written out, so that a wrong word in a definition fails a test. A type needs no line
 * here; those that have one keep their addresses, which visitors link to.
 */
const addresses: Partial<Record<EntityName, [page: string, own: string | null]>> = {
  company: ['/', null],
  concern: ['/concern/mill', '/concern/mill'],
  category: ['/product/7', '/product/7'],
  product: ['/product-details/7', '/product-details/7'],
  news: ['/news/7', '/news/7'],
  gallery: ['/gallery/7', '/gallery/7'],
  video: ['/videos', null],
  brand: ['/', null],
  slider: ['/', null],
  report: ['/corporate-values#report-7', '/corporate-values#report-7'],
  export: ['/export#export-7', '/export#export-7'],
  crest: ['/crest', null],
  certificate: ['/certificates/7', '/certificates/7'],
  tradeFair: ['/trade-fair/7', '/trade-fair/7'],
  career: ['/career/7', '/career/7'],
  department: ['/career', null],
  executive: ['/keyadmin', null],
  contactPerson: ['/contact', null],
  faq: ['/faq#faq-7', '/faq#faq-7'],
  attribute: ['/product', null],
  location: ['/locations#location-7', '/locations#location-7'],
  document: ['/documents#document-7', '/documents#document-7'],
};
const isWritten = (type: EntityName) => type in addresses;
const written = entityNames.filter(isWritten);

test('the numbers of the search index are those that existing indexes store', () => {
  expect(new Set(searchTypes.map(searchNumberOf)).size).toBe(searchTypes.length);
  expect(searchTypes.filter(isWritten).map((type) => [type, searchNumberOf(type)])).toEqual([
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
    ['location', 12],
    ['document', 13],
    ['executive', 14],
    ['contactPerson', 15],
    ['crest', 16],
    ['video', 17],
  ]);
});

test('every type is shown at its address', () => {
  expect(written).toHaveLength(Object.keys(addresses).length);
  for (const type of written) {
    const page = pageShowing(type, { id: '7', address: 'mill', document: { type: 'Admin' } });
    expect([page, ownPageOf(type, '7', 'mill')], type).toEqual(addresses[type]);
  }
  expect(pageShowing('executive', { id: '7', address: null, document: { type: 'Director' } })).toBe('/about');
  for (const type of searchTypes) expect(pageOf(type, '7', '/contact'), type).not.toBe('/');
});

test('the types with pages of their own, and the pages that are divided', () => {
  expect(written.filter(hasItemPages)).toEqual([
    'career',
    'category',
    'certificate',
    'concern',
    'gallery',
    'news',
    'product',
    'tradeFair',
  ]);
  const items = written.map((type) => entityOf(type).pages.item);
  expect(pagedItems.filter((item) => items.includes(item))).toEqual([
    '/product/:id',
    '/gallery/:id',
    '/trade-fair/:id',
  ]);
});

test('the subject of a list page is any entry of its type', () => {
  const lists = written.map((type) => entityOf(type).pages.list);
  const subjects = listPages.filter((path) => lists.includes(path)).map((path) => [path, subjectOf(path)]);
  expect(Object.fromEntries(subjects)).toEqual(
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
        '/locations': 'location',
        '/documents': 'document',
      }).map(([path, type]) => [path, { type, by: 'any' }]),
    ),
  );
});

test('the groups of the office’s menu, those edited most often first', () => {
  const inOrder = (types: EntityName[]) =>
    types.sort((one, other) => entityOf(one).menu.position - entityOf(other).menu.position);
  const groups = Map.groupBy(entityNames, (type) => entityOf(type).menu.group);
  const writtenOf = (types: EntityName[]) => inOrder(types).filter(isWritten);
  expect(Object.fromEntries([...groups].map(([group, types]) => [group, writtenOf(types)]))).toEqual({
    content: ['news', 'slider', 'gallery', 'video', 'tradeFair', 'faq'],
    products: ['product', 'category', 'brand', 'certificate', 'export', 'document', 'attribute'],
    group: ['concern', 'executive', 'contactPerson', 'report', 'crest', 'location'],
    jobs: ['career', 'department'],
    settings: ['company'],
  });
  for (const [group, types] of groups) {
    expect(new Set(types.map((type) => entityOf(type).menu.position)).size, group).toBe(types.length);
  }
});

test('recruiters change jobs and departments, and only owners the company', () => {
  for (const type of written) {
    const change = ['career', 'department'].includes(type)
      ? ['owner', 'editor', 'recruiter']
      : type === 'company'
        ? ['owner']
        : ['owner', 'editor'];
    expect(accessTo(type).change, type).toEqual(change);
  }
});
