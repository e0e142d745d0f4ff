import { createHash, randomBytes } from 'node:crypto';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { CallInput } from '#contract/call.ts';
import type { dropCv as dropCvCall } from '#contract/calls/drop-cv.ts';
import { type CvExtension, cvExtension } from '#contract/submissions/job-application.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';
import type { ApplicationField, ApplicationReceipt } from '#contract/wire/submissions.ts';
import { cvMediaTypes, faultOfCv } from '#files/documents/cv-content.ts';
import type { CvFault } from '#files/documents/docx-content.ts';
import type { CallContext, Handler } from '../context.ts';
import { scanUpload, VirusError } from '../http/scan-upload.ts';
import { type Notice, noticesOf } from '../notices/notices.ts';
import { nameOfLanguage, type Wording } from '../office/words.ts';
import { viewOf } from '../read-entry.ts';
import { requireRoom } from '../rules/disk-reserve.ts';
import { keepWithinLimit, onceWithinMs } from '../rules/limits.ts';
import { newReference } from '../rules/reference.ts';
import { textsFor } from '../texts.ts';

/** Stores the file before its row is written. Removes it if the row cannot be written, or if the same CV was sent before. */
export const dropCv: Handler<typeof dropCvCall> = async (application, context) => {
  keepWithinLimit('application', context);
  await requireRoom(application.file.size, context);
  const texts = textsFor(application.lang).dropCv;
  const found = await look(application, context);
  if ('refused' in found) return found.refused;

  const extension = cvExtension(application.file.name);
  const content = new Uint8Array(await application.file.arrayBuffer());
  if (!extension) return refusal('file', texts.refused.otherType({ type: 'CV' }));
  const fault = faultOfCv(extension, content);
  if (fault) return refusal('file', refusedText(fault, extension, texts));

  try {
    await scanUpload(content, context);
  } catch (error) {
    if (error instanceof VirusError) return refusal('file', texts.virus({ virus: error.virus }));
    throw error;
  }

  const reference = newReference();
  const blob = `${randomBytes(24).toString('base64url').replace(/^[-_]/, 'x')}${extension}`;
  const spam = looksAutomatic(application);
  const notices = spam ? [] : await noticesOf('applications', context, notice(reference, application.lang));
  await context.privateBlobs.put(blob, content);
  try {
    const { name, address, email, mobile, mobileAlternative } = application;
    const { talentPool, privacyVersion, lang } = application;
    const file = {
      blob,
      name: application.file.name.slice(-200),
      mediaType: cvMediaTypes[extension],
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
    const kept = await context.store.submissions.addApplication(
      {
        reference,
        name,
        address,
        email,
        mobile,
        mobileAlternative,
        ...found,
        talentPool,
        privacyVersion,
        lang,
        spam,
        file,
      },
      notices,
      onceWithinMs,
    );
    if (kept.reference !== reference) await context.privateBlobs.remove(blob);
    return { accepted: true, message: texts.received({ reference: kept.reference }), errors: [] };
  } catch (error) {
    // The clean-up job removes a file that cannot be removed now. The reason why the CV was not stored matters more.
    await context.privateBlobs.remove(blob).catch(() => undefined);
    throw error;
  }
};

function refusedText(
  fault: CvFault,
  extension: CvExtension,
  { refused }: ReturnType<typeof textsFor>['dropCv'],
): string {
  const type = extension.slice(1).toUpperCase();
  if (fault.kind === 'remote') return refused.remote({ host: fault.host });
  return fault.kind === 'otherType' || fault.kind === 'damaged' ? refused[fault.kind]({ type }) : refused[fault.kind];
}

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
