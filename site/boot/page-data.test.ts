import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, test } from 'vitest';
import { numbered } from './page-data.ts';

const read = async (line: string): Promise<unknown> => {
  const { body } = new Response(line);
  if (!body) throw new Error('A line has a body');
  return (await decode(body, globalThis as unknown as Window & typeof globalThis)).value;
};

/** A page's data are texts, numbers and yes or no in lists and objects; a key of this name is nobody's. */
const isPlain = (data: unknown) => !JSON.stringify(data).includes('__proto__');

test('React Router reads from it what was written', async () => {
  const json = fc.jsonValue().map((data) => JSON.parse(JSON.stringify(data)));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), json), async (data) => {
      fc.pre(isPlain(data));
      expect(await read(numbered(data))).toEqual({ ...data });
    }),
  );
});

test('what is not there is read as nothing, and nothing as nothing', async () => {
  expect(await read(numbered({ a: undefined, b: null, c: [null], d: [], e: {}, f: '', g: 0, h: false }))).toEqual({
    a: undefined,
    b: null,
    c: [null],
    d: [],
    e: {},
    f: '',
    g: 0,
    h: false,
  });
});
