import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type EntityDocument, type EntityName, entities, entityNames } from '#content/registry.ts';
import type { Media } from '#contract/media/media.ts';
import { demoEntries, demoFolder } from './read-archive.ts';

const files = join(demoFolder, 'files');
const inFolder = (ending: string) => readdirSync(files).filter((name) => name.endsWith(ending));
const picturesOf = (media: readonly Media[]) => media.filter(({ kind }) => kind === 'picture');
const today = '2026-11-21';

const everything = entityNames.flatMap((type) => demoEntries(type).map((entry) => ({ type, ...entry })));
const text = JSON.stringify(everything);

const documentsOf = <Name extends EntityName>(type: Name) =>
  demoEntries(type).map(({ document }) => entities[type].document.parse(document) as EntityDocument<Name>);

describe('the demo group', () => {
  it('has enough entries to fill every page', () => {
    const counts = Object.fromEntries(entityNames.map((name) => [name, demoEntries(name).length]));
    expect(counts).toMatchObject({
      company: 1,
      concern: 8,
      category: 20,
      product: 48,
      attribute: 57,
      news: 16,
      gallery: 6,
      video: 9,
      brand: 8,
      slider: 4,
      report: 3,
      export: 4,
      crest: 4,
      certificate: 8,
      location: 9,
      document: 30,
      tradeFair: 4,
      career: 7,
      department: 8,
      executive: 10,
      contactPerson: 5,
      faq: 12,
    } satisfies Partial<Record<EntityName, number>>);
  });

  it('fills in every field of the company information', () => {
    const [document] = documentsOf('company');
    if (!document) throw new Error('There is no company information');
    // The video is a player of another site, which has its own captions. Without a banner, pages have light title blocks.
    const { videoCaptions, pageBanner, ...filled } = document;
    expect([videoCaptions, pageBanner]).toEqual([null, null]);
    for (const [field, value] of Object.entries(filled)) expect(value, field).toBeTruthy();
    for (const part of ['summary', 'aboutUs', 'history', 'mission', 'vision', 'privacyPolicy'] as const) {
      expect(document[part].match(/<p>/g)?.length ?? 0, part).toBeGreaterThanOrEqual(2);
      expect(document[part]).toMatch(/<h2>.*<\/h2>/);
    }
    for (const term of ['6 months', '12 months', '7 days']) expect(document.privacyPolicy).toContain(term);
  });

  it('shows every layout of a concern, and one that has a site of its own', () => {
    const documents = documentsOf('concern');
    expect(new Set(documents.map(({ contentColumns }) => contentColumns))).toEqual(new Set([1, 2, 3]));
    expect(documents.filter(({ redirectUrl }) => redirectUrl !== '')).toHaveLength(1);
    expect(new Set(documents.map(({ address }) => address)).size).toBe(8);
  });

  it('has five categories of two to four sub-categories, and products in sub-categories only', () => {
    const categories = demoEntries('category');
    const top = categories.filter(({ parent }) => parent === undefined);
    expect(top).toHaveLength(5);
    for (const { id } of top) {
      const below = categories.filter(({ parent }) => parent === id);
      expect(below.length).toBeGreaterThanOrEqual(2);
      expect(below.length).toBeLessThanOrEqual(4);
    }
    const below = new Set(categories.filter(({ parent }) => parent !== undefined).map(({ id }) => id));
    const used = new Set(demoEntries('product').map(({ parent }) => parent));
    expect(used).toEqual(below);
  });

  it('gives each product three to six pictures, but one none at all', () => {
    const media = documentsOf('product').map((document) => document.media);
    expect(media.filter((list) => list.length === 0)).toHaveLength(1);
    for (const list of media.filter(({ length }) => length > 0)) {
      expect(picturesOf(list).length).toBeGreaterThanOrEqual(3);
      expect(picturesOf(list).length).toBeLessThanOrEqual(6);
    }
    expect(media.some((list) => picturesOf(list).length < list.length)).toBe(true);
  });

  it('has news of four years up to this autumn, with headings and texts that cards truncate', () => {
    const documents = documentsOf('news');
    const years = documents.map(({ date }) => date.slice(0, 4));
    expect(new Set(years)).toEqual(new Set(['2023', '2024', '2025', '2026']));
    expect(documents.filter(({ date }) => date > '2026-09-01').length).toBeGreaterThanOrEqual(2);
    expect(documents.every(({ date }) => date.slice(0, 10) <= today)).toBe(true);
    expect(documents.some(({ heading }) => heading.length > 30)).toBe(true);
    expect(documents.some(({ heading }) => heading.length <= 30)).toBe(true);
    expect(documents.some(({ description }) => description.replace(/<[^>]*>/g, '').length > 200)).toBe(true);
  });

  it('has galleries of pictures and videos', () => {
    for (const { media } of documentsOf('gallery')) {
      expect(picturesOf(media).length).toBeGreaterThan(0);
      expect(media.length).toBeGreaterThan(picturesOf(media).length);
    }
  });

  it('embeds videos of the two allowed hosts only', () => {
    const addresses = text.match(/https:\/\/(www\.youtube|player)[^"]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(9);
    for (const address of addresses) {
      expect(address).toMatch(
        /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d+)$/,
      );
    }
  });

  it('has four directors and six executives', () => {
    expect(documentsOf('executive').filter(({ type }) => type === 'Director')).toHaveLength(4);
    expect(documentsOf('executive').filter(({ type }) => type === 'Admin')).toHaveLength(6);
  });

  it('has one closed job, and six open ones in existing departments', () => {
    const documents = documentsOf('career');
    const open = documents.filter(({ applicationDeadline: until }) => until === null || until >= '2027-01-01');
    const closed = documents.filter(({ applicationDeadline: until }) => until !== null && until < today);
    expect([open.length, closed.length]).toEqual([6, 1]);
    const departments = demoEntries('department').map(({ id }) => id);
    for (const { department } of documents) expect(departments).toContain(department);
  });

  it('has two certificates that end soon, and one that has ended', () => {
    const ends = documentsOf('certificate').map(({ validUntil }) => validUntil);
    expect(ends.filter((day) => day < today)).toHaveLength(1);
    expect(ends.filter((day) => day >= today && day <= '2027-02-18')).toHaveLength(2);
  });

  it('has documents of every kind, some in several languages or with an earlier edition', () => {
    const documents = documentsOf('document');
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(7);
    expect(documents.filter(({ files }) => files.length > 2).length).toBeGreaterThan(20);
    expect(documents.filter(({ replaces }) => replaces !== null)).toHaveLength(3);
  });

  it('has export sections of four to six countries and six to eight reports', () => {
    for (const { items } of documentsOf('export')) {
      expect(items.length).toBeGreaterThanOrEqual(4);
      expect(items.length).toBeLessThanOrEqual(6);
    }
    const reports = documentsOf('report').flatMap((document) => document.files);
    expect(reports.length).toBeGreaterThanOrEqual(6);
    expect(reports.length).toBeLessThanOrEqual(8);
  });
});

describe('pictures and files of the demo group', () => {
  it('are all used', () => {
    const used = new Set([...text.matchAll(/\/files\/([\w-]+\.\w+)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(readdirSync(files).sort());
  });

  it('have alt texts, the same for the same picture', () => {
    const words = new Map<string, string>();
    const told = text.matchAll(/"src":"\/files\/([\w-]+)\.webp","alt":"([^"]*)"/g);
    for (const [, name = '', alt = ''] of told) {
      expect(alt.length, name).toBeGreaterThan(10);
      expect(words.get(name) ?? alt, name).toBe(alt);
      words.set(name, alt);
    }
    expect(words.size).toBe(inFolder('.webp').length);
  });

  it('are wide enough for a large screen', async () => {
    for (const name of inFolder('.webp')) {
      const { width } = await sharp(join(files, name)).metadata();
      expect(width, name).toBeGreaterThanOrEqual(1600);
    }
  });

  it('are small enough', () => {
    const sizes = (ending: string) => inFolder(ending).map((name) => statSync(join(files, name)).size);
    expect(sizes('.webp').reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25 * 1024 * 1024);
    expect(Math.max(...sizes('.pdf'))).toBeLessThan(60 * 1024);
    expect(Math.max(...sizes('.mp4'))).toBeLessThan(1024 * 1024);
  });
});

describe('texts of the demo group', () => {
  it('link only to existing pages', () => {
    const pages = ['about', 'career', 'contact', 'corporate-values', 'export', 'privacy-policy', 'product'];
    const concerns = documentsOf('concern').map(({ address }) => `concern/${address}`);
    const freePages = documentsOf('freePage').map(({ address }) => address);
    const known = new Set([...pages, ...concerns, ...freePages].map((path) => `/${path}`));
    const links = [...text.matchAll(/href=\\"([^"\\]*)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(8);
    for (const href of links.filter((each) => !each.startsWith('mailto:'))) expect(known).toContain(href);
  });

  it('use example hosts for their own addresses, and contain no filler text', () => {
    expect(text).not.toMatch(/lorem|ipsum|dolor sit/i);
    for (const [, host] of text.matchAll(/[\w.+-]+@([\w.-]+)/g)) expect(host).toBe('example.com');
    const hosts = new Set([...text.matchAll(/https?:\/\/([^/"\\]+)/g)].map(([, host]) => host));
    expect([...hosts].sort()).toEqual([
      'example.com',
      'player.vimeo.com',
      'www.openstreetmap.org',
      'www.youtube-nocookie.com',
    ]);
  });

  it('close every element', () => {
    for (const { document } of everything) {
      for (const html of JSON.stringify(document).match(/<p>.*?(?=",")/g) ?? []) {
        for (const tag of ['p', 'ul', 'li', 'h2', 'h3', 'strong', 'a', 'em']) {
          const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
          const closed = html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0;
          expect(closed, html.slice(0, 60)).toBe(opened);
        }
      }
    }
  });
});
