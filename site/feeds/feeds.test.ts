import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { news } from '#content/news/definition.ts';
import { serverTextsFor } from '../texts/server-texts.ts';
import { textsFor } from '../texts/use-texts.ts';
import { absoluteHtml } from './absolute-html.ts';
import { atomXml } from './atom.ts';
import { type LlmsContent, llmsText } from './llms.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security.ts';
import { sitemapXml } from './sitemap.ts';
import { xmlText } from './xml.ts';

const publicUrl = 'https://www.example.com';
const now = new Date('2026-11-21T12:00:00Z');

test('escapes any text so that it stays within its XML element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = xmlText(text);
      expect(written).not.toMatch(/[<>"\ufffe\uffff]|(?![\t\n\r\u007f-\u009f])\p{Cc}/u);
      expect(written.replace(/&(amp|lt|gt|quot);/g, '')).not.toContain('&');
    }),
  );
  expect(xmlText('a & b <c> "d" 🧶')).toBe('a &amp; b &lt;c&gt; &quot;d&quot; 🧶');
});

describe('the sitemap', () => {
  const pages = ['/', '/news', '/news/7'].map((path) => ({ path }));

  test('lists every page, with the known dates only', () => {
    const changed = { path: '/news', changedAt: '2026-03-02T09:00:00.000Z' };
    const xml = sitemapXml(publicUrl, [{ path: '/' }, changed], undefined);
    expect(xml).toContain('<url><loc>https://www.example.com/</loc></url>');
    expect(xml).toContain('<loc>https://www.example.com/news</loc><lastmod>2026-03-02T09:00:00.000Z</lastmod>');
    expect(sitemapXml(publicUrl, pages, 1)).toBeUndefined();
  });

  test('splits too many pages into parts that list each page once', () => {
    const index = sitemapXml(publicUrl, pages, undefined, 2);
    expect(index).toContain('<sitemapindex');
    const parts = [...(index ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(parts).toEqual([1, 2].map((part) => `${publicUrl}/sitemap.xml?part=${part}`));
    const listed = [1, 2].flatMap((part) => [
      ...(sitemapXml(publicUrl, pages, part, 2) ?? '').matchAll(/<loc>([^<]*)/g),
    ]);
    expect(listed.map(([, loc]) => loc)).toEqual(pages.map(({ path }) => publicUrl + path));
    expect(sitemapXml(publicUrl, pages, 3, 2)).toBeUndefined();
  });
});

describe('the sitemap of a site with several languages', () => {
  const en = { lang: 'en', basename: '' };
  const de = { lang: 'de', basename: '/de' };
  const pages = [
    { path: '/', versions: [en, de] },
    { path: '/news/7', versions: [en] },
  ];

  test('lists each version of a page, each with links to all of them', () => {
    const xml = sitemapXml(publicUrl, pages, undefined) ?? '';
    const [, home = '', german = '', item = ''] = xml.split('<url>');
    const link = (lang: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${publicUrl}${path}"/>`;
    const links = link('en', '/') + link('de', '/de') + link('x-default', '/');
    expect(home).toContain(`<loc>${publicUrl}/</loc>${links}`);
    expect(german).toContain(`<loc>${publicUrl}/de</loc>${links}`);
    expect(item).toContain(`<loc>${publicUrl}/news/7</loc></url>`);
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  test('lists the path of a page in each language', () => {
    const xml = sitemapXml(
      publicUrl,
      [{ path: '/concern/a', versions: [en, { ...de, path: '/concern/b' }] }],
      undefined,
    );
    expect(xml).toContain(`<loc>${publicUrl}/de/concern/b</loc>`);
    expect(xml?.match(/hreflang="de" href="[^"]*\/de\/concern\/b"/g)).toHaveLength(2);
    expect(xml?.match(/hreflang="(en|x-default)" href="[^"]*com\/concern\/a"/g)).toHaveLength(4);
  });

  test('counts every version towards the limit of a part', () => {
    expect(sitemapXml(publicUrl, pages, undefined, 2)?.match(/\?part=/g)).toHaveLength(2);
    expect(sitemapXml(publicUrl, pages, 1, 2)?.match(/<url>/g)).toHaveLength(2);
  });

  test('has at most 50 MB in a part, in ten languages', () => {
    const versions = ['', 'pt', 'de', 'fr', 'es', 'ar', 'bn', 'zh', 'it', 'nl'].map((lang) => ({
      lang: lang || 'en',
      basename: lang && `/${lang}`,
    }));
    const path = `/concern/${'a'.repeat(200)}`;
    const many = Array.from({ length: 10_000 }, () => ({ path, versions }));
    const part = sitemapXml(publicUrl, many, 1) ?? '';
    expect(part.match(/<url>/g)?.length).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(part)).toBeLessThan(50_000_000);
  });
});

describe('the feed', () => {
  const item = (id: string, date: string) => ({
    id,
    ...news.document.parse({
      ...news.example,
      heading: 'Looms & more <b>',
      date: '2026-03-02T09:00:00Z',
      description: '<p>Read <a href="/product/1">on</a> ]]&gt;</p>',
      image: { src: '/files/a.webp', alt: 'A "loom"' },
    }),
    date,
    concerns: [],
  });
  const feed = { title: 'News', author: 'Example & Co', publicUrl, basename: '', lang: 'en', assetUrl: publicUrl, now };

  test('has the elements that RFC 4287 requires of a feed and of each entry', () => {
    const xml = atomXml(feed, [item('1', '2026-03-02T09:00:00Z'), item('2', '2026-05-02T09:00:00Z'), item('3', '')]);
    const [head = '', ...entries] = xml.split('<entry>');
    expect(entries).toHaveLength(2);
    for (const part of [head, ...entries]) {
      for (const name of ['id', 'title', 'updated']) expect(part.split(`<${name}>`), name).toHaveLength(2);
    }
    expect(head).toContain('<updated>2026-05-02T09:00:00.000Z</updated>');
    expect(head).toContain('<link rel="self" type="application/atom+xml" href="https://www.example.com/feed.atom"/>');
    expect(head).toContain('<name>Example &amp; Co</name>');
    expect(entries[0]).toContain('<title>Looms &amp; more &lt;b&gt;</title>');
    expect(entries[0]).toContain('href=&quot;https://www.example.com/product/1&quot;');
    expect(entries[0]).toContain('src=&quot;https://www.example.com/files/a.webp&quot;');
  });

  test('names its language and that of entries without a translation, and links to pages in its language', () => {
    const german = { ...feed, basename: '/de', lang: 'de' };
    const news = [
      { ...item('1', '2026-03-02T09:00:00Z'), lang: 'de' },
      { ...item('2', '2026-03-02T09:00:00Z'), lang: 'en' },
    ];
    const xml = atomXml(german, news);
    expect(xml).toContain('xml:lang="de">\n<id>https://www.example.com/de/feed.atom</id>');
    expect(xml).toContain('<entry>\n<id>https://www.example.com/de/news/1</id>');
    expect(xml).toContain('<entry xml:lang="en">\n<id>https://www.example.com/de/news/2</id>');
    expect(xml).toContain('href="https://www.example.com/de/news"/>');
    expect(xml).toContain('<icon>https://www.example.com/icons/192.png</icon>');
  });

  test('is valid without entries', () => {
    expect(atomXml(feed, [])).toContain('<updated>2026-11-21T12:00:00.000Z</updated>');
  });

  test('makes links and pictures absolute, and leaves absolute ones unchanged', () => {
    const hosts = { publicUrl, assetUrl: 'https://api.example.com' };
    const html = '<a href="/x">1</a><a href="mailto:a@b.c">2</a><a href="#part">3</a><img alt="" src="files/a.png">';
    expect(absoluteHtml(html, hosts)).toBe(
      '<a href="https://www.example.com/x">1</a><a href="mailto:a@b.c">2</a>' +
        '<a href="https://www.example.com/news">3</a><img alt="" src="https://api.example.com/files/a.png">',
    );
  });
});

test('allows crawlers everything except searches and calls', () => {
  const lines = robotsText(publicUrl).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /search', 'Disallow: /api']));
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

describe('security.txt', () => {
  test('has the company’s address and expires within a year, on any day of the month', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (at) => {
        const text = securityText({ email: 'hello@example.com', publicUrl, now: at }) ?? '';
        const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
        const days = (expires - at.getTime()) / 86_400_000;
        expect(days).toBeGreaterThan(330);
        expect(days).toBeLessThanOrEqual(366);
      }),
    );
    expect(securityText({ email: 'a@x.com; b@x.com', publicUrl, now })).toMatch(
      /^Contact: mailto:a@x.com\nContact: mailto:b@x.com\n/,
    );
    const text = securityText({ email: 'hello@example.com', publicUrl, now });
    expect(text).toContain('Contact: mailto:hello@example.com\nExpires: 2027-11-01T00:00:00.000Z\n');
    expect(text).toContain(`Canonical: ${publicUrl}/.well-known/security.txt`);
  });

  test('has the contact page if there is no address, and does not exist without either', () => {
    expect(securityText({ email: '', publicUrl, now })).toContain(`Contact: ${publicUrl}/contact`);
    expect(securityText({ email: '', publicUrl: 'http://localhost:3000', now })).toBeUndefined();
  });
});

test('llms.txt has a heading, a summary and lists of absolute links', () => {
  const content: LlmsContent = {
    companyName: 'Example\nGroup',
    summary: 'We make [things].',
    publicUrl,
    basename: '',
    about: [{ name: 'About', to: '/about' }],
    companies: [{ name: 'Quay [sea]', to: 'https://quay.example/a_(b)' }],
    categories: [],
    news: [{ name: 'One', to: '/news/1' }],
    phone: '+49 40 1',
    email: '',
    hasApi: true,
  };
  const text = llmsText(content, serverTextsFor(), textsFor());
  expect(text).toMatch(/^# Example Group\n\n> We make \[things\]\.\n\n## About\n\n- \[About\]/);
  expect(text).toContain('- [Quay \\[sea\\]](https://quay.example/a_%28b%29)');
  expect(text).toContain('(tel:+49401)');
  expect(text).not.toContain('## Products');
  for (const [, href = ''] of text.matchAll(/\]\(([^)]*)\)/g)) expect(href).toMatch(/^(https:\/\/|tel:|mailto:)/);
});
