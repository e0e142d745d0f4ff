import { beforeEach, describe, expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import { dismissFinding } from '#contract/calls/office/owner/dismiss-finding.ts';
import { getHealth } from '#contract/calls/office/owner/get-health.ts';
import { getOverview } from '#contract/calls/office/owner/get-overview.ts';
import { listAudit } from '#contract/calls/office/owner/list-audit.ts';
import { restoreFinding } from '#contract/calls/office/owner/restore-finding.ts';
import { engines } from '#store/testing/engines.ts';
import { type OpenOffice, openOffice } from './testing/open-office.ts';

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
