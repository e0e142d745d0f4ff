import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { listCertificateDays } from '#contract/calls/office/upkeep.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from '../office/upkeep/testing/open-office.ts';
import { testPeople } from '../testing/people.ts';
import { remindOfCertificates } from './remind-of-certificates.ts';

describe.each(engines)('reminders of certificates on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    await office.save('company', { companyName: 'Example', email: 'office@example.com' });
    return office.close;
  });

  const remind = (today: string) => {
    const { store } = office;
    const logError = (error: unknown) => expect.fail(String(error));
    return remindOfCertificates(today, { store, people: testPeople(store), requestId: 'test', logError });
  };
  const sent = async () => office.store.mail.claim(new Date('2040-01-01'), new Date('2040-01-02'), 100);
  const ofOwner = { name: 'GOTS', number: '81', issuer: 'Seal', owner: 'olga@example.com', validUntil: '2027-01-31' };

  test('are mailed 90, 30 and 7 days before the last day, each once, with two nodes too', async () => {
    const { id } = await office.save('certificate', ofOwner);
    const mailed: string[] = [];
    for (let day = Date.parse('2026-10-25'); day <= Date.parse('2027-02-02'); day += 24 * 60 * 60_000) {
      const today = new Date(day).toISOString().slice(0, 10);
      const [one, other] = await Promise.all([remind(today), remind(today)]);
      if (one + other > 0) mailed.push(`${today} ${one + other}`);
    }
    expect(mailed).toEqual(['2026-11-02 1', '2027-01-01 1', '2027-01-24 1']);
    const mails = await sent();
    expect(mails.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      'olga@example.com GOTS: valid for 90 more days',
      'olga@example.com GOTS: valid for 30 more days',
      'olga@example.com GOTS: valid for 7 more days',
    ]);
    expect(mails[0]?.text.split('\n')).toEqual([
      'The certificate “GOTS” is valid until 31 January 2027. Afterwards the site no longer shows it as evidence.',
      'Number: 81',
      'Issuer: Seal',
      `To enter its successor or a new last day: https://www.example.com/office/certificate/${id}`,
    ]);
  });

  test('start with the next one for a certificate that is entered late, and again with a new last day', async () => {
    const { id, revision } = await office.save('certificate', ofOwner);
    expect([await remind('2027-01-20'), await remind('2027-01-21')]).toEqual([1, 0]);
    await office.save('certificate', { ...ofOwner, validUntil: '2027-03-01' }, { id, revision });
    expect([await remind('2027-01-21'), await remind('2027-01-30')]).toEqual([1, 1]);
  });

  test('are in the language of the account, and none is sent without an owner', async () => {
    const id = await office.store.users.add({ name: 'Olga', email: 'Office@example.com', role: 'owner' }, 'x');
    await office.store.users.changeOwn(id ?? '', { lang: 'de' });
    await office.save('certificate', { name: 'ISO', owner: 'office@example.com', validUntil: '2027-01-31' });
    await office.save('certificate', { name: 'Unowned', validUntil: '2027-01-31' });
    await office.save(
      'certificate',
      { name: 'Draft', owner: 'office@example.com', validUntil: '2027-01-31' },
      { status: 'draft' },
    );
    await office.save('certificate', { name: 'Always' });
    expect(await remind('2027-01-31')).toBe(1);
    expect((await sent()).map(({ to, subject }) => [to, subject])).toEqual([
      ['office@example.com', 'ISO: nur noch heute gültig'],
    ]);
  });

  test('the calendar lists the last days, the earliest first, and visitors do not learn who is reminded', async () => {
    office.api.at('2027-01-01T12:00:00Z');
    const gots = await office.save('certificate', ofOwner);
    const ended = await office.save('certificate', { name: 'ISO', validUntil: '2026-12-31' });
    await office.save('certificate', { name: 'Always' });
    expect(await office.api.client(owner).list(listCertificateDays, { skip: 0, take: 25 })).toEqual({
      total: 2,
      items: [
        { id: ended.id, name: 'ISO', number: '', lastDay: '2026-12-31', daysLeft: -1, owner: '' },
        { id: gots.id, name: 'GOTS', number: '81', lastDay: '2027-01-31', daysLeft: 30, owner: 'olga@example.com' },
      ],
    });
    for (const call of ['GetCertificate', 'GetInformation']) {
      const answer = await (await office.api.fetch(`/api/WebApi/${call}`)).text();
      expect(answer).not.toMatch(/olga@|claimWords|biodegradable/);
    }
  });
});
