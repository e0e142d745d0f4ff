import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner, startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { type Call, callPath } from '#contract/protocol/call.ts';
import { longestStep } from '#contract/testing/processor-time.ts';
import { hostileBodies } from './testing/hostile-bodies.ts';

const maxStepMs = 300;

const calls: Call[] = Object.values({ ...publicCalls, ...officeCalls });
const writing = calls.filter(({ method, inputIn }) => method !== 'GET' && inputIn !== 'query');

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test.each(writing.map((call): [string, Call] => [call.name, call]))(
  '%s takes bodies of any content up to its largest size without stopping other requests',
  async (_, call) => {
    const caller = call.access === 'public' ? visitor : owner;
    const slow: [string, number][] = [];
    for await (const [name, init] of hostileBodies(call)) {
      const longest = await longestStep(async () => {
        const response = await api.fetch(callPath(call), init(), caller);
        expect([name, response.status]).not.toEqual([name, 413]);
        await response.arrayBuffer();
      }, maxStepMs);
      if (longest > maxStepMs) slow.push([name, Math.round(longest)]);
    }
    expect(slow).toEqual([]);
  },
);
