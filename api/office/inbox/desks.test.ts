import { beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { getDesks, saveDesks } from '#contract/calls/office/desks.ts';
import { changeMessages, listAssignees, listMessages } from '#contract/calls/office/inbox.ts';
import { changeMe, changeUser } from '#contract/calls/office/people.ts';
import { getOverview } from '#contract/calls/office/upkeep.ts';
import { type Desk, type DeskRule, type DeskSettings, firstDeskSettings } from '#contract/office/desks/desks.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const list = { skip: 0, take: 100 };

describe.each(engines)('enquiries and desks on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let yarn: { product: number; concern: number; category: number; above: number };
  let users: Record<'eva' | 'ben', string>;

  const publish = async (
    type: 'company' | 'concern' | 'category' | 'product',
    document: object,
    parent: number | null = null,
  ) => {
    const options = { status: 'published', publishAt: null, keepPublished: false, translations: {} } as const;
    return (await api.client(owner).call(saveEntry, { type, parent, document: { ...document }, ...options })).id;
  };
  /** An editor with a password, who wants mails about messages. */
  const addEditor = async (name: string) => {
    const id = (await api.store.users.add({ name, email: `${name}@example.com`, role: 'editor' }, 'me')) ?? '';
    const at = '2026-11-21T12:00:00.000Z';
    const password = { id, user_id: id, account_id: id, provider_id: 'credential', password: 'hash' };
    await api.store.accounts
      .insertInto('accounts')
      .values({ ...password, created_at: at, updated_at: at })
      .execute();
    await api.store.users.changeOwn(id, { mailPreferences: { messages: true, applications: false } });
    return id;
  };

  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    await publish('company', { companyName: 'Example Group', email: 'office@example.com' });
    const concern = await publish('concern', { name: 'Mill', address: 'mill', mission: '', vision: '' });
    const above = await publish('category', { name: 'Textiles' });
    const category = await publish('category', { name: 'Yarns' }, above);
    const document = { name: 'Combed yarn', description: '', media: [], concern };
    yarn = { product: await publish('product', document, category), concern, category, above };
    users = { eva: await addEditor('eva'), ben: await addEditor('ben') };
    return async () => {
      await api.stop();
      await fresh.discard();
    };
  });

  const as = (id: string) => ({ principal: { id, name: 'editor', role: 'editor' } }) as const;
  const desk = (id: string, more: Partial<Desk> = {}): Desk => {
    return { id, name: id, people: [], email: '', languages: [], answersWithin: null, ...more };
  };
  const rule = (to: string, more: Partial<DeskRule>): DeskRule => {
    return { countries: [], concerns: [], categories: [], words: [], desk: to, ...more };
  };
  const save = async (settings: Partial<DeskSettings>, seen = 0) =>
    api.client(owner).call(saveDesks, { settings: { ...firstDeskSettings, ...settings }, seen });
  let sent = 0;
  const send = async (parts: Record<string, string> = {}) => {
    sent += 1;
    const body = new FormData();
    const all = { name: 'Ada', email: 'ada@example.org', message: `Number ${sent}`, ...parts };
    for (const [name, part] of Object.entries(all)) body.append(name, part);
    const response = await api.fetch('/api/WebApi/SendEnquiry', { method: 'POST', body });
    const answer: { reference: string; answersWithinDays: number | null } = await response.json();
    return { ...answer, status: response.status };
  };
  const aboutYarn = () => ({ lines: JSON.stringify([{ productId: String(yarn.product) }]) });
  const listed = (caller: Parameters<typeof api.client>[0] = owner, query: object = {}) =>
    api.client(caller).list(listMessages, { ...list, ...query });
  const deskOf = async (parts: Record<string, string>) => {
    await send(parts);
    return (await listed()).items[0]?.enquiry?.desk;
  };
  const mailed = async () =>
    (await api.store.mail.claim(new Date('2030-01-01'), new Date('2030-01-02'), 100)).map(({ to }) => to).toSorted();
  const { desks: first } = firstDeskSettings;

  test('without rules have the default desk, and notices go to all who want them', async () => {
    expect(await deskOf({ country: 'BD' })).toBe('default');
    expect(await mailed()).toEqual(['ada@example.org', 'ben@example.com', 'eva@example.com', 'office@example.com']);
  });

  test('go to the desk of the first rule that matches their country, concern, category or subject', async () => {
    const desks = [...first, ...['asia', 'mill', 'textiles', 'prices'].map((id) => desk(id))];
    const rules = [
      rule('asia', { countries: ['BD', 'IN'] }),
      rule('mill', { concerns: [yarn.concern], countries: ['DE'] }),
      rule('textiles', { categories: [yarn.above] }),
      rule('prices', { words: ['price', 'Preis'] }),
    ];
    expect(await save({ desks, rules })).toEqual({ revision: 1 });
    expect(await deskOf({ country: 'in', ...aboutYarn() })).toBe('asia');
    expect(await deskOf({ country: 'DE', ...aboutYarn() })).toBe('mill');
    expect(await deskOf(aboutYarn())).toBe('textiles');
    expect(await deskOf({ country: 'DE', subject: 'PRICES, please' })).toBe('prices');
    expect(await deskOf({ country: 'DE', subject: 'Hello' })).toBe('default');
  });

  test('are mailed to the people and the address of the desk, and the sender learns when to expect an answer', async () => {
    const asia = desk('asia', { name: 'Asia', people: [users.eva], email: 'asia@example.com', answersWithin: 3 });
    await save({ desks: [...first, asia], rules: [rule('asia', { countries: ['BD'] })] });
    expect(await send({ country: 'BD', lang: 'de' })).toMatchObject({ status: 200, answersWithinDays: 3 });
    const mails = await api.store.mail.claim(new Date('2030-01-01'), new Date('2030-01-02'), 100);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@example.org', 'asia@example.com', 'eva@example.com']);
    expect(mails.find(({ to }) => to === 'ada@example.org')?.text).toContain('innerhalb von 3 Arbeitstagen');
    expect(mails.find(({ to }) => to === 'asia@example.com')?.text).toContain('Desk: Asia');
    expect(await send({ country: 'DE' })).toMatchObject({ answersWithinDays: null });
  });

  test('are not mailed to people on leave; without anyone else, notices go to all who want them', async () => {
    api.at('2027-01-15T12:00:00Z');
    await save({ desks: [desk('default', { name: '', people: [users.eva, users.ben] })] });
    await api.client(as(users.eva)).call(changeMe, { onLeaveUntil: '2027-01-15' });
    await send();
    expect(await mailed()).toEqual(['ada@example.org', 'ben@example.com']);
    await api.client(owner).call(changeUser, { id: users.ben, onLeaveUntil: '2027-02-01', reset: false });
    expect(await api.client(as(users.eva)).call(listAssignees, {})).toMatchObject([
      { name: 'ben', onLeaveUntil: '2027-02-01' },
      { name: 'eva', onLeaveUntil: '2027-01-15' },
    ]);
    await send();
    expect(await mailed()).toEqual(['ada@example.org', 'office@example.com']);
    api.at('2027-01-16T12:00:00Z');
    await send();
    expect(await mailed()).toEqual(['ada@example.org', 'eva@example.com']);
  });

  test('of a desk that is removed go to the default desk, and unknown people leave a desk', async () => {
    const asia = desk('asia', { people: [users.eva, 'gone'] });
    await save({ desks: [...first, asia], rules: [rule('asia', { countries: ['BD'] })] });
    expect((await api.client(owner).call(getDesks, {})).desks[1]?.people).toEqual([users.eva]);
    expect(await deskOf({ country: 'BD' })).toBe('asia');
    expect((await listed(owner, { desk: 'asia' })).total).toBe(1);
    await save({ desks: first }, 1);
    expect((await listed(owner, { desk: 'asia' })).total).toBe(0);
    expect((await listed(owner, { desk: 'default' })).total).toBe(1);
  });

  test('two owners who save at once: the second gets a conflict, and nothing is lost', async () => {
    await save({ desks: [...first, desk('asia')] });
    await expect(save({ desks: [...first, desk('africa')] })).rejects.toMatchObject({ status: 409 });
    expect(await api.client(as(users.eva)).call(getDesks, {})).toMatchObject({
      revision: 1,
      desks: [{ id: 'default' }, { id: 'asia' }],
    });
    expect(await api.store.audit.last('desks.change')).toMatchObject({ subject: 'desks 2, rules 0' });
  });

  test.each<[string, () => Partial<DeskSettings>, string]>([
    ['no default desk', () => ({ desks: [desk('asia')] }), 'settings.desks'],
    ['a desk without a name', () => ({ desks: [...first, desk('asia', { name: ' ' })] }), 'settings.desks.1.name'],
    [
      'two desks of one name',
      () => ({ desks: [...first, desk('a', { name: 'A' }), desk('b', { name: 'a' })] }),
      'settings.desks.2.name',
    ],
    ['no address', () => ({ desks: [desk('default', { email: 'asia' })] }), 'settings.desks.0.email'],
    ['a rule to no desk', () => ({ rules: [rule('asia', { countries: ['BD'] })] }), 'settings.rules.0.desk'],
    ['an unknown country', () => ({ rules: [rule('default', { countries: ['XX'] })] }), 'settings.rules.0.countries.0'],
    ['two words in one', () => ({ rules: [rule('default', { words: ['a b'] })] }), 'settings.rules.0.words.0'],
  ])('settings with %s are refused at the field', async (_, settings, field) => {
    const body = JSON.stringify({ settings: { ...firstDeskSettings, ...settings() }, seen: 0 });
    const headers = { 'content-type': 'application/json' };
    const response = await api.fetch('/api/Office/SaveDesks', { method: 'POST', headers, body }, owner);
    const { errors } = await response.json();
    expect([response.status, errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
  });

  test('only owners change desks', async () => {
    const input = { settings: firstDeskSettings, seen: 0 };
    await expect(api.client(as(users.eva)).call(saveDesks, input)).rejects.toMatchObject({ status: 403 });
  });

  test('move to another desk, unless a colleague has moved them meanwhile', async () => {
    await save({ desks: [...first, desk('asia'), desk('africa')] });
    await send();
    const [message] = (await listed()).items;
    const move = (to: string, seen: string) =>
      api.client(owner).call(changeMessages, { ids: [message?.id ?? 0], desk: to, seen: { desk: seen } });
    expect(await move('asia', 'default')).toEqual({ changed: 1 });
    expect((await listed(owner, { desk: 'asia' })).total).toBe(1);
    await expect(move('africa', 'default')).rejects.toMatchObject({ status: 409 });
    await expect(move('nowhere', 'asia')).rejects.toMatchObject({ status: 422, errors: [{ field: 'desk' }] });
    expect(await api.store.audit.last('message.change')).toMatchObject({ subject: `${message?.id}: desk asia` });
    const csv = await (await api.fetch('/api/Office/ExportMessages?desk=asia', {}, owner)).text();
    expect(csv.split(/\r?\n/)[0]).toContain('"Desk"');
    expect(csv).toContain('"asia"');
  });

  test('remember their first answer: a note, or the status “answered”', async () => {
    await send();
    const [message] = (await listed()).items;
    const change = (input: object) => api.client(owner).call(changeMessages, { ids: [message?.id ?? 0], ...input });
    const firstAnswer = async () => (await listed()).items[0]?.enquiry?.firstAnswerAt;
    await change({ status: 'read' });
    expect(await firstAnswer()).toBeNull();
    await change({ note: 'Called' });
    const at = await firstAnswer();
    expect(at).toMatch(/^\d{4}-/);
    await change({ status: 'answered' });
    expect(await firstAnswer()).toBe(at);
    await send();
    await api.store.accounts
      .updateTable('messages')
      .set({ received_at: new Date(Date.parse(at ?? '') - 36 * 60 * 60_000).toISOString() })
      .execute();
    expect((await api.client(owner).call(getDesks, {})).answers).toEqual([{ desk: 'default', waiting: 1, days: 1.5 }]);
  });

  describe('when people see the enquiries of their desks alone', () => {
    let hidden: number;
    beforeEach(async () => {
      const asia = desk('asia', { people: [users.eva] });
      const rules = [rule('asia', { countries: ['BD'] })];
      await save({ desks: [...first, asia], rules, ownOnly: true });
      await api.store.submissions.addMessage({
        ...{ name: 'Bob', email: '', mobile: '', subject: '', message: 'Hello', spam: false },
      });
      await send({ country: 'BD', name: 'Asia' });
      await send({ country: 'DE', name: 'Europe' });
      hidden = (await listed()).items[0]?.id ?? 0;
    });
    const names = async (id: string) => (await listed(as(id))).items.map(({ name }) => name);

    test('ListMessages and the counts have those, messages, and what is assigned to the user', async () => {
      expect(await names(users.eva)).toEqual(['Asia', 'Bob']);
      expect(await names(users.ben)).toEqual(['Bob']);
      expect((await listed()).total).toBe(3);
      const unread = async (id: string) => (await api.client(as(id)).call(getOverview, {})).newMessages;
      expect([await unread(users.eva), await unread(users.ben)]).toEqual([2, 1]);
      await api.client(owner).call(changeMessages, { ids: [hidden], assignee: users.ben });
      expect(await names(users.ben)).toEqual(['Europe', 'Bob']);
    });

    test('ChangeMessages leaves the others as they are', async () => {
      const change = { ids: [hidden], status: 'answered' as const, note: 'Mine' };
      expect(await api.client(as(users.eva)).call(changeMessages, change)).toEqual({ changed: 0 });
      expect((await listed()).items[0]).toMatchObject({ status: 'new', notes: [] });
    });

    test('ExportMessages has those alone', async () => {
      const csv = await (await api.fetch('/api/Office/ExportMessages', {}, as(users.eva))).text();
      expect(csv).toContain('Asia');
      expect(csv).not.toContain('Europe');
    });

    test('GetEnquiryFile refuses the others as if they did not exist', async () => {
      const file = { blob: 'none', file_name: 'a.pdf', media_type: 'application/pdf', bytes: 1, sha256: 'x' };
      await api.store.accounts.updateTable('enquiries').set(file).execute();
      const get = async (id: number) => {
        const response = await api.fetch(`/api/Office/GetEnquiryFile?id=${id}`, {}, as(users.eva));
        return [response.status, (await response.json()).detail];
      };
      const [own] = (await listed(as(users.eva))).items;
      const lost = await get(own?.id ?? 0);
      expect(await get(hidden)).not.toEqual(lost);
      expect(await get(hidden)).toEqual(await get(9_999));
      api.errors.length = 0;
    });
  });
});
