import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderedAtOnce, renderedInTime } from './rendered.ts';

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

test('what waits for nothing is the same document in both ways', async () => {
  const html = renderedAtOnce(page(<b>é</b>));
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toBe(await renderedInTime(page(<b>é</b>)));
});

test('where a piece has to be waited for, it is', async () => {
  const later = new Promise<string>((resolve) => setImmediate(resolve, 'there'));
  const Waiting = () => <b>{use(later)}</b>;
  expect(renderedAtOnce(page(<Waiting />))).toBeUndefined();
  expect(await renderedInTime(page(<Waiting />))).toContain('<b>there</b>');
});

test('where a piece fails there is no page, and it is told why', async () => {
  expect(renderedAtOnce(page(<Failing />))).toBeUndefined();
  await expect(renderedInTime(page(<Failing />))).rejects.toThrow('It failed');
});

test('where all of it fails, it is told why at once', () => {
  expect(() => renderedAtOnce(<Failing />)).toThrow('It failed');
});
