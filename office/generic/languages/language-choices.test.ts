import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import type { LanguageStatus } from '#contract/office/entry-view.ts';
import { describeFields } from '../fields/describe-fields.ts';
import type { EntryValues } from '../form/entry-values.ts';
import {
  chosenOf,
  languagesToPublish,
  languagesToSchedule,
  languagesToUnpublish,
  toggled,
} from './language-choices.ts';

const fields = describeFields(entities.faq.document);
const values = (name: string, translations: Record<string, string>): EntryValues => ({
  parent: null,
  document: { name, description: '' },
  translations: Object.fromEntries(Object.entries(translations).map(([lang, text]) => [lang, { name: text }])),
});
const status = (lang: string, is: LanguageStatus['status']): LanguageStatus => ({
  lang,
  status: is,
  publishAt: null,
  visible: is !== 'draft',
});
const base = values('Why?', { de: 'Warum?', pt: 'Porquê?' });
const entry = {
  status: 'published' as const,
  languages: [status('', 'published'), status('de', 'draft'), status('pt', 'published')],
};
const chosen = (choices: ReturnType<typeof languagesToPublish>) =>
  choices.map(({ lang, isChosen }) => `${lang} ${isChosen ? 'yes' : 'no'}`);

test('a published entry offers what is typed or waits, and leaves drafts out except the open one', () => {
  const typed = values('Why?', { de: 'Warum?', pt: 'Por quê?', fr: '' });
  const form = { entry, fields, base, values: typed };
  expect(chosen(languagesToPublish({ ...form, open: '' }))).toEqual(['de no', 'pt yes']);
  expect(chosen(languagesToPublish({ ...form, open: 'de' }))).toEqual(['de yes', 'pt yes']);
  expect(languagesToPublish({ ...form, values: base, open: 'pt' }).map(({ lang }) => lang)).toEqual(['de']);
});

test('a schedule offers the languages that have a time already, or those to publish', () => {
  const form = { entry, fields, base, values: values('Why not?', { de: 'Warum?', pt: 'Porquê?' }), open: '' };
  expect(chosen(languagesToSchedule(form))).toEqual([' yes', 'de no']);
  const languages = [status('', 'published'), status('de', 'draft'), status('pt', 'scheduled')];
  const some = { ...form, entry: { ...entry, languages } };
  expect(chosen(languagesToSchedule(some))).toEqual([' no', 'de no', 'pt yes']);
});

test('the first publication offers all languages and includes the default one', () => {
  const typed = values('Why?', { de: 'Warum?', fr: '' });
  const choices = languagesToPublish({ entry: undefined, fields, base: values('', {}), values: typed, open: 'de' });
  expect(choices).toMatchObject([
    { lang: '', isFixed: true, isChosen: true },
    { lang: 'de', isFixed: false, isChosen: true },
  ]);
  expect(chosenOf(choices)).toBeUndefined();
  expect(chosenOf(toggled(choices, 'de', false, 'publish'))).toEqual(['']);
});

test('the first publication of a saved draft leaves out the languages whose tabs are not open', () => {
  const languages = [status('', 'draft'), status('de', 'draft'), status('pt', 'draft')];
  const typed = values('Why?', { de: 'Warum?', pt: 'Porquê?', fr: 'Pourquoi ?' });
  const form = { entry: { status: 'draft' as const, languages }, fields, base, values: typed };
  expect(chosen(languagesToPublish({ ...form, open: 'de' }))).toEqual([' yes', 'de yes', 'pt no', 'fr yes']);
  expect(chosen(languagesToPublish({ ...form, open: '' }))).toEqual([' yes', 'de no', 'pt no', 'fr yes']);
  expect(chosen(languagesToSchedule({ ...form, open: 'de' }))).toEqual([' yes', 'de yes', 'pt no', 'fr yes']);
});

test('a scheduled entry is published at once in the languages that have its time', () => {
  const languages = [status('', 'scheduled'), status('de', 'scheduled'), status('pt', 'draft')];
  const form = { entry: { status: 'scheduled' as const, languages }, fields, base, values: base, open: '' };
  expect(chosen(languagesToPublish(form))).toEqual([' yes', 'de yes', 'pt no']);
});

test('the default language is unpublished with all others', () => {
  const one = languagesToUnpublish({ entry, open: 'pt' });
  expect(chosenOf(one)).toEqual(['pt']);
  expect(chosenOf(toggled(one, '', true, 'unpublish'))).toBeUndefined();
  const all = languagesToUnpublish({ entry, open: '' });
  expect(chosen(toggled(all, 'pt', false, 'unpublish'))).toEqual([' no', 'pt no']);
});
