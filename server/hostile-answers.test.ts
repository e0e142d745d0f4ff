import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { serve } from '#api/office/transfer/testing/serve-site.ts';
import { startApi } from '#api/testing/start-api.ts';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { publicCalls } from '#contract/calls/registry.ts';
import { type Call, callPath } from '#contract/protocol/call.ts';
import type { Client } from '#contract/protocol/client.ts';
import { longestStep } from '#contract/testing/processor-time.ts';
import { foreignBackend } from '#front/calls/foreign-backend.ts';
import { change } from '#store/testing/changes.ts';
import { loadConfig } from './config/config.ts';
import { silentLog } from './logging/log.ts';

/** `npm run test:faults` uses answers of twice the size. */
const [textBytes, otherBytes, maxStepMs] = inject('fullSize') ? [1_000_000, 4_000_000, 300] : [500_000, 2_000_000, 150];

const calls: Call[] = Object.values(publicCalls);
const reading = calls.filter(({ method }) => method === 'GET');

const pieces = ['a', ' ', '<div>', '<b></b>', '<p class="MsoListParagraph">', '&amp;.@,', '<table><tr><td>', '\u00a0'];

/** A number or text for each required parameter. */
function inputOf({ input }: Call): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const isNumber = (name: string) => /integer|number/.test(JSON.stringify(properties[name]));
  return Object.fromEntries(required.map((name) => [name, isNumber(name) ? 1 : name === 'path' ? '/news' : 'a']));
}

/** The value with every text replaced. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, text)]));
}

/** The value with every list repeated. */
function withItems(value: unknown, times: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withItems(item, times)]));
  return Array.from({ length: times }, () => value).flat();
}

/** Bodies of a backend's answer, by name. `known`: a right one. */
function* answers(known: unknown): Generator<[name: string, body: string]> {
  const texts = JSON.stringify(known).split(/"[:,][[{]*"/).length;
  for (const piece of pieces) {
    const text = piece.repeat(Math.floor(textBytes / texts / JSON.stringify(piece).length));
    yield [`many “${piece}”`, JSON.stringify(withTexts(known, text))];
  }
  const times = Math.max(1, Math.floor(otherBytes / JSON.stringify(known).length));
  yield ['many items', JSON.stringify(withItems(known, times))];
  yield ['many numbers', `[${'1,'.repeat(otherBytes / 2)}1]`];
  yield ['many objects', `[${'{},'.repeat(otherBytes / 3)}{}]`];
  yield ['many lists', `[${'[],'.repeat(otherBytes / 3)}[]]`];
  yield ['nested lists', '['.repeat(otherBytes / 2) + ']'.repeat(otherBytes / 2)];
  yield ['nested objects', `${'{"data":'.repeat(otherBytes / 9)}1${'}'.repeat(otherBytes / 9)}`];
  yield ['many names', `{${Array.from({ length: otherBytes / 12 }, (_, n) => `"k${n}":1`).join()}}`];
  yield ['no JSON', '<'.repeat(otherBytes)];
}

const known = new Map<string, unknown>();
let body = Buffer.from('');
let backend: { url: string; close(): Promise<void> };
let client: Client;

beforeAll(async () => {
  const api = await startApi();
  const ids = new Map<string, number>();
  const byParents = (type: EntityName) => entityOf(type).parents?.length ?? 0;
  for (const type of entityNames.toSorted((one, other) => byParents(one) - byParents(other))) {
    const parent = ids.get(entityOf(type).parents?.[0] ?? type) ?? null;
    ids.set(type, (await api.store.entries.save(change(type, { ...entityOf(type).example }, { parent }))).id);
  }
  for (const call of reading) {
    const query = new URLSearchParams(Object.entries(inputOf(call)).map(([name, value]) => [name, String(value)]));
    const response = await api.fetch(`${callPath(call)}?${query}`);
    known.set(call.name, await response.json().catch(() => []));
  }
  await api.stop();
  backend = await serve(() => new Response(body, { headers: { 'content-type': 'application/json' } }));
  const options = { config: loadConfig({}), log: silentLog(), now: () => new Date() };
  client = foreignBackend({ url: backend.url, ...options }).clientFor({});
});
afterAll(() => backend.close());

test.each(reading.map((call): [string, Call] => [call.name, call]))(
  '%s reads any answer of a backend without stopping other requests',
  async (name, call) => {
    const slow: [string, number][] = [];
    for (const [what, content] of answers(known.get(name))) {
      body = Buffer.from(content);
      const longest = await longestStep(() => client.call(call, inputOf(call)).catch(() => undefined), maxStepMs);
      if (longest > maxStepMs) slow.push([what, Math.round(longest)]);
    }
    expect(slow).toEqual([]);
  },
);
