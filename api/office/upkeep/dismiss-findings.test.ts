import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { dismissFinding, getHealth, getOverview, listAudit, restoreFinding } from '#contract/calls/office/upkeep.ts';
import { engines } from '#store/testing/engines.ts';
import { faq, type OpenOffice, openOffice } from './testing/open-office.ts';

describe.each(engines)('dismissed findings, on $name', ({ freshStore }) => {
  let office: OpenOffice;
  beforeEach(async () => {
    office = await openOffice(freshStore);
    return office.close;
  });

  const health = () => office.api.client(owner).call(getHealth, {});

  test('are dismissed with a reason, not counted, and can be restored', async () => {
    const { id } = await office.save('certificate', { name: 'ISO', validUntil: '2026-11-01' });
    const [found] = (await health()).findings;
    const key = found?.key ?? '';
    expect(key).toBe(`certificate-expires-soon certificate ${id} 2026-11-01`);
    const call = office.api.client(owner).call;
    await expect(call(dismissFinding, { key, reason: ' ' })).rejects.toThrow('Enter a reason');
    await call(dismissFinding, { key, reason: 'Renewal is on its way' });
    expect(await health()).toMatchObject({
      findings: [],
      dismissed: [{ key, reason: 'Renewal is on its way', by: owner.principal?.name, entry: { id } }],
    });
    expect((await call(getOverview, {})).findings).toBe(0);
    await call(restoreFinding, { key });
    expect(await health()).toMatchObject({ findings: [{ key }], dismissed: [] });
    await expect(call(restoreFinding, { key })).rejects.toMatchObject({ status: 404 });
    const { items } = await office.api.client(owner).list(listAudit, { skip: 0, take: 2 });
    expect(items.map(({ action, subject, things }) => [action, subject, things[0]?.title])).toEqual([
      ['finding.restore', `certificate ${id}`, 'ISO'],
      ['finding.dismiss', `certificate ${id}`, 'ISO'],
    ]);
  });

  test('of outdated translations come back when another text is outdated', async () => {
    const languages = [
      { lang: 'DE', state: 'Published' as const },
      { lang: 'fr', state: 'In preparation' as const },
    ];
    await office.save('company', { companyName: 'Mills', languages });
    const translations = { de: { name: 'Wann?' }, fr: { name: 'Quand ?' } };
    const add = () => office.save('faq', faq('When?'), { translations });
    const change = async ({ id, revision }: { id: number; revision: number }, name: string) =>
      office.save('faq', faq(name), { id, revision, translations });
    const outdated = async () => (await health()).findings.map(({ text, lang }) => [lang, text]);
    const call = office.api.client(owner).call;
    const dismiss = async () => {
      const key = (await health()).findings[0]?.key ?? '';
      await call(dismissFinding, { key, reason: 'Sent to translators' });
      expect(await outdated()).toEqual([]);
    };
    const first = await change(await add(), 'When exactly?');
    expect(await outdated()).toEqual([['de', 'One entry is outdated in German']]);
    expect((await call(getOverview, {})).findings).toBe(1);
    await dismiss();
    expect((await call(getOverview, {})).findings).toBe(0);
    expect((await health()).dismissed).toMatchObject([{ lang: 'de', reason: 'Sent to translators' }]);
    const second = await add();
    expect(await outdated()).toEqual([]);
    await change(second, 'When then?');
    expect(await outdated()).toEqual([['de', '2 entries are outdated in German']]);
    await dismiss();
    // A save that leaves the words of the source alone keeps the dismissal.
    const again = await change(first, ' When  exactly?');
    expect(await outdated()).toEqual([]);
    await change(again, 'When not?');
    expect(await outdated()).toEqual([['de', '2 entries are outdated in German']]);
    const { items } = await office.api.client(owner).list(listAudit, { words: 'finding', skip: 0, take: 9 });
    expect(items[0]).toMatchObject({
      action: 'finding.dismiss',
      things: [{ kind: 'language', key: 'de', title: 'de' }],
    });
  });

  test('make room for the next of a long list', async () => {
    for (let number = 0; number < 202; number++) {
      const name = String(number).padStart(4, '0');
      const file = { sha256: name, mediaType: 'application/pdf', bytes: 1, width: null, height: null };
      await office.store.files.add({ ...file, src: `/files/${name}.pdf` }, 'olga', { name });
    }
    const first = (await health()).findings;
    expect(first).toHaveLength(200);
    const key = first[0]?.key ?? '';
    await office.api.client(owner).call(dismissFinding, { key, reason: 'For printers' });
    const { findings, dismissed } = await health();
    expect([findings.length, dismissed.length]).toEqual([200, 1]);
    expect(findings.map((finding) => finding.key)).not.toContain(key);
  });
});
