import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract/access.ts';
import type { Store } from '#store/store.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('users on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    store = fresh.store;
  });
  afterEach(() => fresh.discard());

  const add = async (name: string, role: Role = 'owner', password: string | null = 'hash') => {
    const id = await store.users.add({ name, email: `${name}@example.com`, role }, 'me');
    if (id === undefined) throw new Error(`${name} is there already`);
    const at = '2026-11-21T12:00:00.000Z';
    await store.accounts
      .insertInto('accounts')
      .values({ id, user_id: id, account_id: id, provider_id: 'credential', password, created_at: at, updated_at: at })
      .execute();
    return id;
  };
  const session = (id: string) => {
    const at = '2026-11-21T12:00:00.000Z';
    const row = { id: `of ${id}`, user_id: id, token: id, expires_at: at, created_at: at, updated_at: at };
    return store.accounts.insertInto('sessions').values(row).execute();
  };
  const sessions = async () => (await store.accounts.selectFrom('sessions').select('user_id').execute()).length;

  test('are found by id and by address in any case, and addresses are unique', async () => {
    expect(await store.users.isEmpty()).toBe(true);
    const id = await add('Olga');
    expect(await store.users.isEmpty()).toBe(false);
    expect(await store.users.get(id)).toMatchObject({ name: 'Olga', email: 'olga@example.com', joined: true });
    expect((await store.users.byEmail('OLGA@example.com'))?.id).toBe(id);
    expect(await store.users.byEmail('olga')).toBeUndefined();
    expect(await store.users.add({ name: 'O', email: 'olgA@example.com', role: 'reader' }, 'me')).toBeUndefined();
    expect(await store.users.list()).toHaveLength(1);
  });

  test('get one first owner, even with concurrent attempts', async () => {
    const people = ['a', 'b', 'c'].map((name) => ({ name, email: `${name}@example.com` }));
    const ids = await Promise.all(people.map((person) => store.users.addFirst(person, 'hash')));
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await store.users.list()).toMatchObject([{ role: 'owner', joined: true }]);
  });

  test('always include an owner, even when two owners demote each other at once', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await add('not-joined', 'owner', null);
    const outcomes = await Promise.all([
      store.users.change(a, { role: 'editor' }, 'b'),
      store.users.change(b, { disabled: true }, 'a'),
    ]);
    expect(outcomes.sort()).toEqual(['changed', 'last-owner']);
    const left = (await store.users.list()).filter((user) => user.role === 'owner' && !user.disabled && user.joined);
    expect(left).toHaveLength(1);
    const last = left[0]?.id ?? '';
    expect(await store.users.change(last, { reset: true }, 'me')).toBe('last-owner');
    expect(await store.users.change(last, { reset: true }, 'me', true)).toBe('changed');
  });

  test('are signed out when disabled or reset, and by no other change', async () => {
    await add('owner');
    const id = await add('eva', 'editor');
    await session(id);
    await store.users.change(id, { role: 'reader' }, 'me');
    expect(await sessions()).toBe(1);
    await store.users.change(id, { disabled: true }, 'me');
    expect(await sessions()).toBe(0);
    await store.users.change(id, { disabled: false }, 'me');
    await session(id);
    await store.users.change(id, { reset: true }, 'me');
    expect(await sessions()).toBe(0);
    expect(await store.users.get(id)).toMatchObject({ joined: false, role: 'reader', disabled: false });
    expect(await store.users.change('unknown', { reset: true }, 'me')).toBe('missing');
    const { items } = await store.audit.list({ skip: 0, take: 20 });
    expect(items.filter(({ subject }) => subject.includes('eva')).map(({ action }) => action)).toEqual([
      'user-reset',
      'user-enabled',
      'user-disabled',
      'user-role-reader',
      'user-added',
    ]);
  });

  test('receive the mails that they want and may see', async () => {
    const wish = async (id: string) =>
      store.users.changeOwn(id, { mailPreferences: { messages: true, applications: false } });
    await add('quiet');
    const [owner, out, reader, invited] = [
      await add('owner'),
      await add('out', 'editor'),
      await add('reader', 'reader'),
      await add('invited', 'editor', null),
    ];
    for (const id of [owner, out, reader, invited]) await wish(id);
    await store.users.change(out, { disabled: true }, 'me');
    const today = '2027-01-15';
    const wishing = () => store.users.wishing('messages', ['owner', 'editor'], today);
    const wanted = [{ id: owner, email: 'owner@example.com', lang: null }];
    expect(await wishing()).toEqual(wanted);
    expect(await store.users.wishing('applications', ['owner', 'editor'], today)).toEqual([]);
    await store.users.changeOwn(owner, { onLeaveUntil: today });
    expect(await wishing()).toEqual([]);
    await store.users.change(owner, { onLeaveUntil: '2027-01-14' }, 'me');
    expect(await wishing()).toEqual(wanted);
    expect(await store.audit.last('user-leave')).toMatchObject({ by: 'me' });
    await store.users.changeOwn(owner, { name: 'Olga' });
    expect(await store.users.get(owner)).toMatchObject({ name: 'Olga', mailPreferences: { messages: true } });
  });

  test('choose the language of the office', async () => {
    const id = await add('olga');
    expect((await store.users.get(id))?.lang).toBeNull();
    await store.users.changeOwn(id, { lang: 'de' });
    await store.users.changeOwn(id, { name: 'Olga' });
    expect(await store.users.get(id)).toMatchObject({ name: 'Olga', lang: 'de' });
  });

  test('have login attempts counted even if their time is earlier', async () => {
    const begin = (time: string) =>
      store.loginAttempts.begin('key', new Date(time), (tries) => (tries < 2 ? 0 : 60_000), 1e9);
    expect(await begin('2026-11-21T12:00:01Z')).toBe(0);
    expect(await begin('2026-11-21T12:00:00Z')).toBe(0);
    expect(await begin('2026-11-21T12:00:00Z')).toBe(60_000);
    expect(await begin('2026-11-21T12:00:31Z')).toBe(29_000);
    await store.loginAttempts.forgetAttempt('key');
    expect(await begin('2026-11-21T12:00:02Z')).toBe(0);
    await store.loginAttempts.forget('key');
    expect(await begin('2026-11-21T12:00:02Z')).toBe(0);
  });

  test('share one secret per name', async () => {
    const kept = await Promise.all(['a', 'b', 'c'].map((proposed) => store.secrets.keep('x', proposed)));
    expect(new Set(kept).size).toBe(1);
    expect(await store.secrets.keep('y', 'other')).toBe('other');
  });
});
