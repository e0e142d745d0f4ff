import { beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { getReplyTemplates, saveReplyTemplates } from '#contract/calls/office/reply-templates.ts';
import { maxReplyTemplates, maxReplyText, type ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const template = (id: string, more: Partial<ReplyTemplate> = {}): ReplyTemplate => {
  return { id, name: id, language: 'en', subject: 'Re: {subject}', text: 'Dear {name},\nthank you.', ...more };
};
const as = (role: 'editor' | 'recruiter' | 'reader') => ({ principal: { id: role, name: role, role } }) as const;

describe.each(engines)('templates of replies on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });

  const save = (templates: ReplyTemplate[], seen = 0, caller: Parameters<typeof api.client>[0] = owner) =>
    api.client(caller).call(saveReplyTemplates, { settings: { templates }, seen });

  test('are kept by owners and editors, in their order', async () => {
    expect(await api.client(as('editor')).call(getReplyTemplates, {})).toMatchObject({ templates: [], revision: 0 });
    expect(await save([template('b'), template('a', { language: 'ar' })], 0, as('editor'))).toEqual({ revision: 1 });
    expect(await api.client(owner).call(getReplyTemplates, {})).toMatchObject({
      ...{ revision: 1, changedBy: 'editor' },
      templates: [template('b'), template('a', { language: 'ar' })],
    });
    expect(await save([], 1)).toEqual({ revision: 2 });
    expect(await api.store.audit.last('replies.change')).toMatchObject({ subject: 'templates 0' });
  });

  test.each(['recruiter', 'reader'] as const)('are refused to a %s', async (role) => {
    await expect(api.client(as(role)).call(getReplyTemplates, {})).rejects.toMatchObject({ status: 403 });
    await expect(save([], 0, as(role))).rejects.toMatchObject({ status: 403 });
  });

  test('that two users save at once: the second gets a conflict, and nothing is lost', async () => {
    const results = await Promise.allSettled([save([template('a')]), save([template('b')])]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect((await api.client(owner).call(getReplyTemplates, {})).revision).toBe(1);
  });

  test('fill their bounds', async () => {
    const text = 'ي'.repeat(maxReplyText);
    await save(Array.from({ length: maxReplyTemplates }, (_, n) => template(`t${n}`, { text })));
    expect((await api.client(owner).call(getReplyTemplates, {})).templates).toHaveLength(maxReplyTemplates);
  });

  test.each<[string, () => ReplyTemplate[], string]>([
    ['an unknown field', () => [template('a', { text: 'Dear {Name}' })], 'settings.templates.0.text'],
    ['an unknown field of the subject', () => [template('a', { subject: '{title}' })], 'settings.templates.0.subject'],
    ['two names', () => [template('a'), template('b', { name: 'A' })], 'settings.templates.1.name'],
    ['no name', () => [template('a', { name: ' ' })], 'settings.templates.0.name'],
    ['no text', () => [template('a', { text: '' })], 'settings.templates.0.text'],
    ['two lines of a subject', () => [template('a', { subject: 'a\r\nBcc: b' })], 'settings.templates.0.subject'],
    ['a long text', () => [template('a', { text: 'x'.repeat(maxReplyText + 1) })], 'settings.templates.0.text'],
    ['no language', () => [template('a', { language: '' })], 'settings.templates.0.language'],
    [
      'too many',
      () => Array.from({ length: maxReplyTemplates + 1 }, (_, n) => template(`t${n}`)),
      'settings.templates',
    ],
  ])('with %s are refused at the field', async (_, templates, field) => {
    const body = JSON.stringify({ settings: { templates: templates() }, seen: 0 });
    const headers = { 'content-type': 'application/json' };
    const response = await api.fetch('/api/Office/SaveReplyTemplates', { method: 'POST', headers, body }, owner);
    const { errors } = await response.json();
    expect([response.status, errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
  });
});
