import { defineCall } from '../protocol/call.ts';
import { jobApplication, maxCvBytes } from '../submissions/job-application.ts';
import { formLanguage } from '../submissions/parts.ts';
import { applicationPartNames, applicationReceiptWire } from '../wire/submissions.ts';

/**
 * Errors that the applicant can correct are returned with status 200 and `status: false`, because the pages show the
 * message only then. A too large body, a wrong media type, rate limiting and internal errors are returned as for any
 * call.
 */
export const dropCv = defineCall({
  name: 'DropCv',
  summary: 'Submit a CV',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: jobApplication.extend({ lang: formLanguage }),
  specified: ['name', 'address', 'email', 'mobile', 'mobileAlternative', 'departmentId', 'file'],
  output: applicationReceiptWire,
  access: 'public',
  wireNames: applicationPartNames,
  whenInvalid: (errors) => ({ accepted: false, message: errors[0]?.message ?? 'The form is not complete', errors }),
  errors: ['too_large', 'unsupported_media_type', 'too_many_requests'],
  maxBodyBytes: maxCvBytes + 64 * 1024,
});
