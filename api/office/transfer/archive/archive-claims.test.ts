import { expect, test } from 'vitest';
import { owner } from '#api/testing/start-api.ts';
import type { EntityName } from '#content/registry.ts';
import { exportContent, importArchive, importFromBackend } from '#contract/calls/office/transfer.ts';
import { callPath } from '#contract/protocol/call.ts';
import { change } from '#store/testing/changes.ts';
import { freshStore } from '#store/testing/engines.ts';
import { startSite, type TestSite } from '../testing/serve-site.ts';

async function useSite(): Promise<TestSite & AsyncDisposable> {
  const site = await startSite(await freshStore());
  site.at('2026-11-20T12:00:00Z');
  return { ...site, [Symbol.asyncDispose]: site.stop };
}

const save = (site: TestSite, type: EntityName, fields: object, more: object = {}) =>
  site.store.entries.save(change(type, { ...fields }, more));

/** Products that promise something: proved, by a certificate that ended, not at all, in one language, and as a draft. */
async function fill(site: TestSite): Promise<void> {
  await save(site, 'company', { companyName: 'Example' });
  const { id: proved } = await save(site, 'product', { name: 'Organic yarn' });
  const { id: late } = await save(site, 'product', { name: 'Organic cloth' });
  await save(site, 'certificate', { name: 'GOTS', products: [proved], validUntil: '2026-11-20' });
  await save(site, 'certificate', { name: 'Old', products: [late], validUntil: '2026-11-19' });
  await save(site, 'product', { name: 'Belt' }, { translations: { de: { name: 'Gurt, biologisch' } } });
  await save(site, 'product', { name: 'Organic draft' }, { status: 'draft' });
}

const unprovedOf = async (site: TestSite) =>
  (await site.importEnded()).findings.filter(({ kind }) => kind === 'unproved').map(({ text }) => text);
const promise = (what: string, word: string) => `${what} promises what no valid certificate proves: ${word}.`;

test('the report of an imported archive names what its certificates do not prove', async () => {
  await using from = await useSite();
  await fill(from);
  const archive = await (await from.fetch(callPath(exportContent), {}, owner)).arrayBuffer();

  await using to = await useSite();
  await to.client(owner).call(importArchive, { file: new File([archive], 'content.tar.gz') });
  expect(await unprovedOf(to)).toEqual([
    promise('Product “Organic cloth” (3)', 'Organic'),
    promise('Product “Belt” (6)', 'biologisch'),
  ]);
});

test('the check of a backend warns before the import publishes, and the import says it too', async () => {
  await using from = await useSite();
  await save(from, 'company', { companyName: 'Example' });
  const { id } = await save(from, 'news', { heading: 'Organic cloth' });
  await using to = await useSite();
  await save(to, 'company', { companyName: 'Example' });
  for (const dryRun of [true, false]) {
    await to.client(owner).call(importFromBackend, { url: from.url, dryRun });
    expect(await unprovedOf(to)).toEqual([promise(`News item “Organic cloth” (${id})`, 'Organic')]);
  }
});
