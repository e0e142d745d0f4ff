import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { exportPerson as exportPersonCall } from '#contract/calls/office/privacy.ts';
import { personArchive } from './person-archive.ts';

/** The audit log records only numbers. Neither the log nor the file name identifies the person. */
export const exportPerson: Handler<typeof exportPersonCall> = async ({ email }, context) => {
  const { caller, logError, now, privateBlobs, requestId, store } = context;
  const { content, counts, missing } = await personArchive(email, { store, privateBlobs, now: now() });
  if (missing.length > 0) {
    logError(new Error(`${missing.length} CVs are not in the data folder`), { requestId, call: 'ExportPerson' });
  }
  const subject = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  await store.audit.add({
    by: actorOf(caller),
    action: 'person.export',
    subject: subject.join(', '),
  });
  return { content, mediaType: 'application/zip', name: `person-${now().toISOString().slice(0, 10)}.zip` };
};
