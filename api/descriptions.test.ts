import { expect, test } from 'vitest';
import { openApiDocument } from '#contract/protocol/openapi.ts';
import { createDescriptions } from './descriptions.ts';

test('builds the documentation of the calls once, however many requests follow', async () => {
  let count = 0;
  const { openApi, docs } = createDescriptions(() => {
    count += 1;
    return openApiDocument('https://www.example.com');
  });
  const request = (path: string) => new Request(`https://www.example.com${path}`);
  const pages = await Promise.all([1, 2, 3].map(async (y) => (await docs(request(`/api/docs?y=${y}`))).text()));
  expect(new Set(pages).size).toBe(1);
  for (const y of [1, 2, 3]) expect(openApi(request(`/api/openapi.json?y=${y}`)).status).toBe(200);
  expect(count).toBe(1);
});
