import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { words } from '#api/office/words.ts';
import type { getCv as getCvCall } from '#contract/calls/office/inbox.ts';
import { HttpError } from '#contract/problem.ts';

/** Only a PDF is shown inline, since browsers do not show the other formats. Each access is logged in the audit log. */
export const getCv: Handler<typeof getCvCall> = async ({ id, show }, context) => {
  const { caller, logError, privateBlobs, requestId, store } = context;
  const application = await store.submissions.application(id);
  if (!application) throw new HttpError('not_found');
  const { blob, name, mediaType } = application.file;
  const stored = await privateBlobs.open(blob);
  if (!stored) {
    logError(new Error(`The CV of application ${id} is not in the data folder`), { requestId, call: 'GetCv' });
    throw words.error('not_found', (texts) => texts.inbox.cvMissing);
  }
  const inline = show && mediaType === 'application/pdf';
  await store.audit.add({
    by: actorOf(caller),
    action: inline ? 'cv.look' : 'cv.download',
    subject: `application ${id}`,
  });
  return { content: stored.stream(), mediaType, name, inline };
};
