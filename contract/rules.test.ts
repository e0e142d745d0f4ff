import { expect, test } from 'vitest';
import { z } from 'zod';
import { rule, ruleOf } from './rules.ts';

const short = rule('short', 'Write less', { max: 3 });

test.each<[string, z.ZodType, unknown]>([
  ['a type', z.string(short), 1],
  ['a length', z.string().max(3, short).default(''), 'long'],
  ['a pattern', z.string().regex(/^a$/, short), 'b'],
  ['a format', z.union([z.literal(''), z.url(short)]), 'b'],
  ['a refinement', z.string().refine(() => false, short), 'b'],
  ['a custom type', z.custom<File>(() => false, short), 'b'],
])('the issue of %s has the message, the code and the parameters of its rule', (_, schema, value) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue?.message).toBe('Write less');
  expect(issue && ruleOf(issue)).toEqual({ code: 'short', params: { max: 3 } });
});

test('an issue of zod’s own has no rule', () => {
  const [issue] = z.string().safeParse(1).error?.issues ?? [];
  expect(issue && ruleOf(issue)).toEqual({});
});
