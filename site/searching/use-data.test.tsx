import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useData } from './use-data.ts';

function Shown({ fetchData }: { fetchData?: () => Promise<string> }) {
  const loading = useData(fetchData);
  return <p>{loading.state === 'error' ? loading.message : loading.state}</p>;
}

test('without a function to fetch with, it reports an internal error', () => {
  expect(renderToStaticMarkup(<Shown />)).toBe('<p>Internal error</p>');
});

test('with one, it is loading first', () => {
  expect(renderToStaticMarkup(<Shown fetchData={() => Promise.resolve('data')} />)).toBe('<p>loading</p>');
});
