import { defineCall } from '../call.ts';
import { jobApplication, maxCvBytes } from '../submissions/job-application.ts';
import { applicationPartNames, applicationReceiptWire } from '../wire/submissions.ts';

/**
 * What the applicant can mend answers 200 with `status: false`, since only then do the pages show the
 * message; too large a body, a wrong media type, too many calls and our own faults answer as any call does.
 */
export const dropCv = defineCall({
  name: 'DropCv',
  summary: 'Submit a CV',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: jobApplication,
  specified: ['name', 'address', 'email', 'mobile', 'mobileAlternative', 'departmentId', 'file'],
  output: applicationReceiptWire,
  access: 'public',
  wireNames: applicationPartNames,
  whenInvalid: (errors) => ({ accepted: false, message: errors[0]?.message ?? 'The form is not complete', errors }),
  errors: ['too_large', 'unsupported_media_type', 'too_many_requests'],
  maxBodyBytes: maxCvBytes + 64 * 1024,
});
