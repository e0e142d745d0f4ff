import type { CallContext, Handler } from '#api/context.ts';
import { type Notice, noticesOf } from '#api/notices/notices.ts';
import { webhookEvents } from '#api/notices/webhook-events.ts';
import { nameOfLanguage, type Wording } from '#api/office/words.ts';
import { viewOf } from '#api/read-entry.ts';
import { requireRoom } from '#api/rules/limits/disk-reserve.ts';
import { keepHourlyLimit, keepVisitorLimit, onceWithinMs } from '#api/rules/limits/limits.ts';
import { newReference } from '#api/rules/reference.ts';
import { textsFor } from '#api/texts.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { dropCv as dropCvCall } from '#contract/calls/drop-cv.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';
import type { ApplicationField, ApplicationReceipt } from '#contract/wire/submissions.ts';
import { checkSubmittedFile, storeWithFile } from './submitted-file.ts';

export const dropCv: Handler<typeof dropCvCall> = async (application, context) => {
  keepVisitorLimit('application', context);
  await requireRoom(application.file.size, context);
  const texts = textsFor(application.lang).dropCv;
  const found = await look(application, context);
  if ('refused' in found) return found.refused;

  const submitted = await checkSubmittedFile(application.file, application.lang, context);
  if ('refused' in submitted) return refusal('file', submitted.refused);
  keepHourlyLimit('application', context);

  const reference = newReference('CV');
  const spam = looksAutomatic(application);
  const { name, address, email, mobile, mobileAlternative } = application;
  const { departmentId, careerId, talentPool, privacyVersion, lang } = application;
  const fields = { reference, name, address, email, mobile, mobileAlternative };
  const posted = { ...fields, departmentId, careerId, talentPool, lang };
  const notices = spam
    ? []
    : [
        ...(await noticesOf('applications', context, notice(reference, lang))),
        ...webhookEvents('application.received', posted, context),
      ];
  const kept = await storeWithFile(
    submitted,
    context,
    (file) =>
      context.store.submissions.addApplication(
        { ...fields, ...found, talentPool, privacyVersion, lang, spam, file },
        notices,
        onceWithinMs,
      ),
    (stored) => stored.reference === reference,
  );
  return { accepted: true, message: texts.received({ reference: kept.reference }), errors: [] };
};

const refusal = (field: ApplicationField, message: string): ApplicationReceipt => ({
  accepted: false,
  message,
  errors: [{ field, message }],
});

/** An error that the applicant can correct, or the ids of department and job. */
type Looked =
  | { refused: ApplicationReceipt }
  | { departmentId: number; careerId: number | null; jobDeadline?: string | null };

/** Checks department and job. */
async function look(
  { departmentId, careerId, lang }: CallInput<typeof dropCvCall>,
  context: CallContext,
): Promise<Looked> {
  const { entries } = context.store;
  const texts = textsFor(lang).dropCv;
  const department = await entries.publishedByPublicId('department', canonicalId(departmentId));
  if (!department) return { refused: refusal('departmentId', texts.unknownDepartment) };
  if (careerId === undefined) return { departmentId: department.id, careerId: null };
  const entry = await entries.publishedByPublicId('career', canonicalId(careerId));
  const career = entry && viewOf('career', entry, context);
  if (!entry || !career) return { refused: refusal('careerId', texts.jobGone) };
  const { applicationDeadline: jobDeadline } = career;
  const closed = jobDeadline !== null && Date.parse(jobDeadline) < context.now().getTime();
  return closed
    ? { refused: refusal('careerId', texts.jobClosed) }
    : { departmentId: department.id, careerId: entry.id, jobDeadline };
}

/** The mail contains only the reference number and the language. The CV's data stay in the office. */
const notice = (reference: string, pageLanguage: string | undefined): Notice => ({
  subject: ({ notices }) => notices.application.subject({ reference }),
  lines: [
    ({ notices }) => notices.application.received({ reference }),
    ...(pageLanguage ? [languageLine(pageLanguage)] : []),
  ],
});

const languageLine =
  (tag: string): Wording =>
  ({ notices }, lang) =>
    notices.application.language({ value: nameOfLanguage(tag, lang) });
