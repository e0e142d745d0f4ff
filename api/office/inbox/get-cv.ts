import type { CallContext, Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import { words } from '#api/office/words.ts';
import type { getCv as getCvCall, getEnquiryFile as getEnquiryFileCall } from '#contract/calls/office/inbox.ts';
import type { FileResponse } from '#contract/protocol/call.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { PrivateFile } from '#store/interfaces/inbox.ts';
import { enquiryScope, isInScope } from './desks.ts';

/** Only a PDF is shown inline, since browsers do not show the other formats. */
export const getCv: Handler<typeof getCvCall> = async ({ id, show }, context) => {
  const application = await context.store.submissions.application(id);
  if (!application) throw new HttpError('not_found');
  const inline = show && application.file.mediaType === 'application/pdf';
  const access = { action: inline ? 'cv.look' : 'cv.download', subject: `application ${id}` };
  return { ...(await privateFile(application.file, access, context)), inline };
};

export const getEnquiryFile: Handler<typeof getEnquiryFileCall> = async ({ id }, context) => {
  const message = await context.store.submissions.message(id);
  const scope = await enquiryScope(context);
  const file = message && isInScope(message, scope) ? message.enquiry?.file : undefined;
  if (!file) throw new HttpError('not_found');
  return privateFile(file, { action: 'enquiry.download', subject: `${id}` }, context);
};

/** A file of a visitor. Each access is logged in the audit log. */
async function privateFile(
  { blob, name, mediaType }: PrivateFile,
  { action, subject }: { action: string; subject: string },
  { caller, logError, privateBlobs, requestId, store }: CallContext,
): Promise<FileResponse> {
  const stored = await privateBlobs.open(blob);
  if (!stored) {
    logError(new Error(`The file of ${action.split('.')[0]} ${subject} is not in the data folder`), { requestId });
    throw words.error('not_found', (texts) => texts.inbox.cvMissing);
  }
  await store.audit.add({ by: actorOf(caller), action, subject });
  return { content: stored.stream(), mediaType, name };
}
