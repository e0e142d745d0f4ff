import { expect, test } from 'vitest';
import type { z } from 'zod';
import { messages } from '#build/messages/office/en/texts.ts';
import { messages as pseudo } from '#build/messages/office/qps/texts.ts';
import { entities } from '#content/registry.ts';
import { addRedirect, dismissFinding } from '#contract/calls/office/upkeep.ts';
import { ruleOf } from '#contract/rules.ts';
import { errorsIn } from '../form/form-errors.ts';
import { ruleText, ruleTextsOf } from './rule-texts.ts';

const words = pseudo.form.invalid;

test.each([
  ['company', { companyName: 'A', timeZone: 'Nowhere' }, 'time_zone'],
  ['company', { companyName: 'A', email: 'x' }, 'email'],
  ['company', { companyName: 'A', phone: 'x' }, 'phone'],
  ['company', { companyName: 'A', facebookUrl: 'x' }, 'web_address'],
  ['company', { companyName: 'A', brandColor: 'x' }, 'colour'],
  ['company', { companyName: 'A', languages: [{ lang: 'de' }, { lang: 'de' }] }, 'language_twice'],
  ['company', { companyName: 'A', languages: [{ lang: 'xx' }] }, 'language_unknown'],
  ['company', { companyName: 'A', languages: [{ lang: '?' }] }, 'language_tag'],
  ['concern', { ...entities.concern.example, address: 'A B' }, 'page_address'],
  ['concern', { ...entities.concern.example, redirectUrl: 'x' }, 'link'],
  ['video', { video: 'http://example.com/a' }, 'secure_address'],
  ['career', { ...entities.career.example, applicationDeadline: '2020-01-01T00:00:00Z' }, 'deadline'],
  ['tradeFair', { ...entities.tradeFair.example, startsOn: '2026-02-02', endsOn: '2026-02-01' }, 'last_day'],
  ...(['home', 'freePage', 'news'] as const).map((type) => {
    const sections = [{ kind: 'text', from: '2026-02-02', until: '2026-02-01' }];
    return [type, { ...entities[type].example, sections }, 'last_day'] as const;
  }),
  [
    'navigation',
    { main: [{ label: '', link: '', below: false, generated: 'none', hidden: false }] },
    'menu_entry_blank',
  ],
  ['navigation', { topBar: Array(100).fill({ label: 'A', link: '', hidden: false }) }, 'menus_too_long'],
] as const)('an error in %s is in the language of the office: %j', (type, document, rule) => {
  const inEnglish = errorsIn(entities[type], document, messages.form.invalid).map(({ message }) => message);
  expect(inEnglish).toContain(messages.rules[rule]);
  const found = errorsIn(entities[type], document, words, ruleTextsOf(type, pseudo)).map(({ message }) => message);
  expect(found).toContain(pseudo.rules[rule]);
});

test('a missing text is named by the label of its field', () => {
  const found = errorsIn(
    entities.news,
    { heading: '', date: '2026-01-01T00:00:00Z' },
    words,
    ruleTextsOf('news', pseudo),
  );
  const { label } = pseudo.entities.news.fields.heading;
  expect(found).toEqual([{ path: 'document.heading', message: pseudo.rules.not_empty({ label }) }]);
});

test('errors of calls are in the language of the office', () => {
  const messagesOf = (call: { input: z.ZodType }, input: unknown) =>
    (call.input.safeParse(input).error?.issues ?? []).map((issue) =>
      ruleText({ message: issue.message, ...ruleOf(issue) }, pseudo.rules),
    );
  expect(messagesOf(addRedirect, { from: 'old', to: '/new' })).toContain(pseudo.rules.own_path);
  expect(messagesOf(dismissFinding, { key: 'dead-link:/x', reason: '' })).toContain(pseudo.rules.reason);
});

test.each([undefined, 'unheard'])('an error with the unknown code %s keeps its message', (code) => {
  expect(ruleText({ message: 'Something else', code }, pseudo.rules)).toBe('Something else');
});
