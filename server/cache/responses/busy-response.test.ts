import { expect, test } from 'vitest';
import { busyResponse, createBusyPage } from './busy-response.ts';
import { bytesOf } from './cached-response.ts';

const shown = (html: string) => [/<html[^>]*>/.exec(html)?.[0], /<h1>(.*)<\/h1>/.exec(html)?.[1]];

test.each([
  ['/news?page=2', '<html lang="pt" dir="ltr">', 'Indisponível'],
  ['/de', '<html lang="de" dir="ltr">', 'Gerade nicht verfügbar'],
  ['/ar/news/7?page=2', '<html lang="ar" dir="rtl">', ''],
  ['/nl/news', '<html lang="en" dir="ltr">', 'Not available just now'],
])('the page of %s for a full limiter is in the language of its path', async (address, html, title) => {
  const prepared = createBusyPage('pt-BR')(address);
  const [start, heading] = shown(bytesOf(prepared).toString());
  expect([prepared.status, start]).toEqual([503, html]);
  expect(heading).toContain(title);
  expect(shown(await busyResponse(address, 'pt-BR').text())).toEqual([start, heading]);
});

test('pages for a full limiter are prepared once', () => {
  const busyPage = createBusyPage('en');
  expect(busyPage('/de/news')).toBe(busyPage('/de'));
});
