import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { silentLog } from '../logging/log.ts';
import { createSiteHandler } from './site-handler.ts';

test('a page in a language is unavailable, not missing, before the languages are known', async () => {
  const handle = createSiteHandler({
    loadBuild: async () => ({ build: {} as ServerBuild, contextFor: () => new RouterContextProvider() }),
    mode: 'production',
    publicUrl: 'https://www.example.com',
    backendUrl: undefined,
    frameHosts: [],
    defaultLanguage: () => 'en',
    now: () => new Date(),
    log: silentLog(),
  });
  const client = createClient({
    baseUrl: 'http://backend.test',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  const answer = await handle(new Request('https://www.example.com/de/news'), client);
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
  expect(await answer.text()).toContain('<html lang="de"');
});
