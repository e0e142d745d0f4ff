import { expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';

const site = {
  companyName: 'Mills',
  companySummary: '<h2>Us</h2><p>Yarn.</p>',
  footerInfo: 'Since 1986.',
  siteUrl: 'https://www.example.com',
  lang: '',
  path: null,
};
const document = {
  heading: 'A second shed',
  date: '2026-03-02T09:00:00Z',
  description: 'Sixty looms more.',
  image: null,
};

test('without texts for search engines, a page has its name and the start of its text', () => {
  expect(pageFacts({ ...site, type: 'news', document, path: '/news/7' })).toEqual({
    title: 'A second shed | Mills',
    description: 'Sixty looms more.',
    shared: 'A second shed',
    usual: { title: 'A second shed | Mills', description: 'Sixty looms more.' },
    address: 'https://www.example.com/news/7',
    picture: null,
    isChosen: false,
    isHidden: false,
  });
});

test('a translation has its own texts for search engines, or its own name', () => {
  const own = { ...document, searchTitle: 'Weaving', searchDescription: 'Looms', noindex: true };
  expect(pageFacts({ ...site, type: 'news', document: own })).toMatchObject({
    title: 'Weaving',
    description: 'Looms',
    isHidden: true,
  });
  const translation = { heading: 'Eine zweite Halle', searchTitle: '', searchDescription: 'Webstühle' };
  expect(pageFacts({ ...site, type: 'news', document: own, translation, lang: 'de', path: '/news/7' })).toMatchObject({
    title: 'Eine zweite Halle | Mills',
    description: 'Webstühle',
    address: 'https://www.example.com/de/news/7',
  });
});

test('the address is that of the form, and the chosen picture goes before the first one of the page', () => {
  const page = {
    name: 'Rivers',
    address: 'rivers',
    summary: '',
    sections: [],
    image: { src: '/files/a.webp', alt: '' },
  };
  const facts = pageFacts({ ...site, type: 'freePage', document: page });
  expect(facts).toMatchObject({ address: 'https://www.example.com/rivers', picture: { src: '/files/a.webp' } });
  expect(
    pageFacts({ ...site, type: 'freePage', document: { ...page, shareImage: { src: '/files/b.webp', alt: '' } } }),
  ).toMatchObject({
    picture: { src: '/files/b.webp' },
    isChosen: true,
  });
});

test('a form that is not filled in yet is no error', () => {
  for (const type of ['product', 'freePage', 'concern', 'home'] as const)
    expect(pageFacts({ ...site, type, document: {} }).address).toContain('https://www.example.com/');
});

test('without a description, a page has what visitors get: the summary or the footer of the company, or a first paragraph', () => {
  const described = (type: 'home' | 'freePage' | 'concern' | 'category' | 'certificate', document: object) =>
    pageFacts({ ...site, type, document: { ...document } }).usual.description;
  expect(described('home', { sections: [] })).toBe('Yarn.');
  expect(described('category', { name: 'Yarn', description: '' })).toBe('Yarn – Mills. Since 1986.');
  expect(described('concern', { name: 'North', title: 'Combed', mission: 'Spin evenly.' })).toBe('Spin evenly.');
  expect(described('certificate', { name: 'A', description: '', scheme: 'B', scope: 'Dye house' })).toBe('Dye house');
  const text = { kind: 'text', heading: 'Water', text: '<h3>Now</h3><p>Used again.</p>', from: '', until: '' };
  expect(described('freePage', { name: 'Rivers', summary: '', sections: [{ ...text, hidden: true }, text] })).toBe(
    'Used again.',
  );
});
