import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const Failing = () => {
  throw new Error('It failed');
};

const page = (content: React.ReactNode) => (
  <html lang="en">
    <head>
      <title>A</title>
    </head>
    <body>
      <p>1 {2}</p>
      <Suspense>{content}</Suspense>
    </body>
  </html>
);

test('renders a document', async () => {
  expect(String(await renderPage(page(<b>é</b>)))).toMatch(/^<!DOCTYPE html><html lang="en">[\s\S]*<b>é<\/b>/);
});

test('waits for a suspended part and writes it in its place', async () => {
  const later = new Promise<string>((resolve) => setImmediate(resolve, 'there'));
  const Waiting = () => <b>{use(later)}</b>;
  const html = String(await renderPage(page(<Waiting />)));
  expect(html).toContain('<b>there</b>');
  expect(html).not.toContain('<script');
});

test.each([
  ['inside a boundary', page(<Failing />)],
  ['outside of any boundary', <Failing key="all" />],
])('rejects with the error of a part %s', async (_, content) => {
  await expect(renderPage(content)).rejects.toThrow('It failed');
});
