import { expect, test } from 'vitest';
import { z } from 'zod';
import { owner, startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { type Call, callPath } from '#contract/protocol/call.ts';
import { mapFields } from '#contract/schema-walk.ts';
import { longestStep } from '#contract/testing/processor-time.ts';

const maxStepMs = 300;

/** What an editor’s texts consist of, each accepted by every check. */
const pieces: Readonly<Record<string, string>> = {
  'Chinese characters': '纱',
  'formatted words': '<b>yarn</b> ',
  links: '<a href="/news/1">x</a> ',
  signs: '&amp;.@,“ ',
};

const lengthOf = { 'rich-text': 200_000, 'long-text': 300, text: 80 };
const filled = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));
const isLength = (input: string): input is keyof typeof lengthOf => Object.hasOwn(lengthOf, input);

/** The example of a type with every text filled, and each list with many items. */
function filledDocument(type: EntityName, piece: string, share: number): Record<string, unknown> {
  const { document, example } = entityOf(type);
  const isPlain = !piece.includes('<');
  return mapFields(document, example, ({ input }, value, schema) => {
    // Files would have to be uploaded first.
    if (JSON.stringify(value)?.includes('"/files/')) return input === 'list' ? [] : null;
    if (!isLength(input) || (input !== 'rich-text' && !isPlain)) return undefined;
    return input === 'text' && value === undefined
      ? undefined
      : filled(piece, input === 'rich-text' ? lengthOf[input] * share : lengthIn(schema, lengthOf[input])).trim();
  }) as Record<string, unknown>;
}

/** A length that a field accepts. */
function lengthIn(schema: z.core.$ZodType, most: number): number {
  for (let length = most; length > 1; length = Math.floor(length / 2))
    if (z.safeParse(schema, 'x'.repeat(length)).success) return length;
  return 1;
}

let api: TestApi;
/** A form of about the size that is accepted. */
function largestBody(type: EntityName, parent: number | null, piece: string): string {
  for (let share = 1; ; share /= 2) {
    const document = filledDocument(type, piece, share);
    const body = JSON.stringify({ type, parent, status: 'published', document, translations: { de: document } });
    if (Buffer.byteLength(body) <= 1024 * 1024) return body;
  }
}

/** `bodyOf`: that of the first request or of a repeated one. */
async function send(
  call: Call,
  { query = '', bodyOf }: { query?: string; bodyOf?: (repeated: number) => string } = {},
): Promise<[longest: number, answer: string]> {
  let answer = '';
  let repeated = 0;
  const longest = await longestStep(async () => {
    const caller = call.access === 'public' ? visitor : owner;
    const sent = bodyOf && { body: bodyOf(repeated), headers: { 'content-type': 'application/json' } };
    repeated += 1;
    const response = await api.fetch(callPath(call) + query, { method: call.method, ...sent }, caller);
    answer = `${response.status} ${await response.text()}`;
  }, maxStepMs);
  return [longest, answer];
}

/** Saves an entry of every type, with a translation. Returns their ids, and the calls that took long. */
async function saveEveryType(piece: string): Promise<{ ids: Map<string, number>; slow: string[] }> {
  const slow: string[] = [];
  const ids = new Map<string, number>();
  const byParents = (type: EntityName) => entityOf(type).parents?.length ?? 0;
  for (const type of entityNames.toSorted((one, other) => byParents(one) - byParents(other))) {
    const parent = ids.get(entityOf(type).parents?.[0] ?? type) ?? null;
    const body = largestBody(type, parent, piece);
    // A repeated entry is another one, with an address of its own.
    const bodyOf = (repeated: number) =>
      repeated === 0 ? body : body.replace(/"address":"([a-z0-9-]+)"/g, `"address":"$1-${repeated}"`);
    const [longest, answer] = await send(saveEntry, { bodyOf });
    expect(answer, `${type} ${answer.slice(0, 300)}`).toMatch(/^200/);
    ids.set(type, z.object({ id: z.int() }).parse(JSON.parse(answer.slice(4))).id);
    if (longest > maxStepMs) slow.push(`SaveEntry of a ${type}: ${Math.round(longest)} ms`);
  }
  return { ids, slow };
}

/** Every GET call, once for each type where it names one or an entry. */
function* readingCalls(ids: ReadonlyMap<string, number>, word: string): Generator<[Call, query: string]> {
  const calls: Call[] = Object.values({ ...publicCalls, ...officeCalls });
  for (const call of calls.filter(({ method }) => method === 'GET')) {
    const { properties = {}, required = [] } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const names = Object.keys(properties);
    const wordName = names.find((name) => name === 'q' || name === 'words');
    const words = wordName ? `&${wordName}=${encodeURIComponent(word)}` : '';
    const sent = (name: string) => call.wireNames?.[name] ?? name;
    const perType = ['id', 'type'].find((name) => required.includes(name));
    if (!perType) yield [call, `?lang=de${words}`];
    else
      for (const [type, id] of ids) yield [call, `?${sent(perType)}=${perType === 'id' ? id : type}&lang=de${words}`];
  }
}

test.each(Object.entries(pieces))(
  'texts of %s are saved, listed and found without stopping others',
  async (_, piece) => {
    api = await startApi();
    const { ids, slow } = await saveEveryType(piece);
    const answered = new Set<string>();
    for (const [call, query] of readingCalls(ids, piece.replace(/<[^>]*>/g, ''))) {
      const [longest, answer] = await send(call, { query });
      if (answer.startsWith('200')) answered.add(call.name);
      if (longest > maxStepMs) slow.push(`${call.name}${query.slice(0, 60)}: ${Math.round(longest)} ms`);
    }
    expect(slow).toEqual([]);
    expect(answered.size).toBeGreaterThan(40);
    await api.stop();
  },
);
