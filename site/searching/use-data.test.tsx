import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useData } from './use-data.ts';

function Shown({ fetchData }: { fetchData?: () => Promise<string> }) {
  const loading = useData(fetchData);
  return <p>{loading.state === 'error' ? loading.message : loading.state}</p>;
}

test('reports an internal error without a function', () => {
  expect(renderToStaticMarkup(<Shown />)).toBe('<p>Internal error</p>');
});

test('starts in the loading state with a function', () => {
  expect(renderToStaticMarkup(<Shown fetchData={() => Promise.resolve('data')} />)).toBe('<p>loading</p>');
});
