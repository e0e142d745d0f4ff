import { type APIRequestContext, expect, test } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { everyPage } from './testing/page/every-page.ts';

const asMarkdown = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' };

function headingOf(html: string): string {
  const [heading] = DomUtils.getElementsByTagName('h1', parseDocument(html));
  return heading ? DomUtils.textContent(heading).replace(/\s+/g, ' ').trim() : '';
}

/** Without the signs that Markdown needs before others. */
const plain = (markdown: string) => markdown.replace(/\\([^\w\s])/g, '$1');

/** Faults of a page’s text in Markdown. */
async function faultsAt(request: APIRequestContext, path: string): Promise<string[]> {
  const page = await request.get(path);
  const answer = await request.get(path, { headers: asMarkdown });
  if (answer.status() !== page.status()) return [`${path}: ${answer.status()} instead of ${page.status()}`];
  const text = plain(await answer.text());
  const heading = headingOf(await page.text());
  const faults = [
    answer.headers()['content-type'] === 'text/markdown; charset=utf-8' ? '' : 'another type',
    /\bAccept\b/.test(answer.headers().vary ?? '') ? '' : 'does not vary',
    text.split('\n').some((line) => line.endsWith(`# ${heading}`)) ? '' : 'another heading',
    /<\/?(?:div|p|span|a|img|section|svg|table|dl)\b/.test(text) ? 'HTML' : '',
    [...text.matchAll(/\]\((?!https?:|mailto:|tel:)/g)].length > 0 ? 'a relative link' : '',
  ];
  return faults.filter((fault) => fault !== '').map((fault) => `${path}: ${fault}`);
}

for (const basename of ['', '/ar']) {
  test(`every page ${basename} has its text in Markdown`, async ({ request }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const path of await everyPage(request, basename)) faults.push(...(await faultsAt(request, path)));
    expect(faults).toEqual([]);
  });
}

test('a page says where its text in Markdown is, which leads back to it', async ({ request }) => {
  for (const [path, address] of [
    ['/', '/index.md'],
    ['/de', '/de.md'],
    ['/faq', '/faq.md'],
    ['/search?q=a', '/search.md?q=a'],
  ]) {
    const page = await request.get(path ?? '');
    expect(page.headers().link, path).toContain(`<${address}>; rel="alternate"; type="text/markdown"`);
    expect(page.headers().vary, path).toMatch(/\bAccept\b/);
    const text = await request.get(address ?? '');
    expect(text.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
    expect(text.headers().link, address).toBe(`<${path}>; rel="canonical"`);
    expect(text.headers()['content-language'], address).toBe(path === '/de' ? 'de' : 'en');
    expect(await text.text()).toBe(await (await request.get(path ?? '', { headers: asMarkdown })).text());
  }
});

test('a page with a long address has headers that proxies take', async ({ request }) => {
  const page = await request.get(`/search?q=${'%20'.repeat(3_000)}`);
  expect([page.status(), page.headers().link]).toEqual([200, undefined]);
  expect(page.headers().vary).toMatch(/\bAccept\b/);
});

test('a missing page varies too, but has no other form', async ({ request }) => {
  const { vary, link } = (await request.get('/no-such-page')).headers();
  expect(vary).toMatch(/\bAccept\b/);
  expect(link).toBeUndefined();
  const text = await request.get('/no-such-page', { headers: asMarkdown });
  expect([text.status(), text.headers()['content-type']]).toEqual([404, 'text/markdown; charset=utf-8']);
});

test('a page is HTML for a browser after a program read it, and the other way round', async ({ request }) => {
  const types = async (...accepts: string[]) => {
    const answers: string[] = [];
    for (const accept of accepts) {
      const { 'content-type': type = '' } = (await request.get('/contact', { headers: { accept } })).headers();
      answers.push(type);
    }
    return answers;
  };
  const [html, markdown] = ['text/html; charset=utf-8', 'text/markdown; charset=utf-8'];
  expect(await types('text/markdown', 'text/html', '*/*', 'text/markdown', 'text/html, text/markdown;q=0.1')).toEqual([
    markdown,
    html,
    html,
    markdown,
    html,
  ]);
});

test('an address that moved leads to the Markdown of its page, and files have none', async ({ request }) => {
  const moved = await request.get('/FAQ.md', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/faq.md']);
  for (const path of ['/llms.txt.md', '/sitemap.xml.md', '/api/WebApi/GetFaq.md', '/health/live.md'])
    expect((await request.get(path)).headers()['content-type'], path).not.toContain('markdown');
  const file = await request.get('/llms.txt', { headers: asMarkdown });
  expect(file.headers()['content-type']).toBe('text/plain; charset=utf-8');
});
