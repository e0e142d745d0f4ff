import { z } from 'zod';
import { maxIdLength } from '../addresses/public-id.ts';
import { type Rule, rule } from '../rules.ts';
import { isEmailAddress, maxEmailLength } from '../text/contact/email-address.ts';
import { isTypedPhoneNumber } from '../text/contact/phone-number.ts';
import { emailExpected, formText, privacyVersion, spamChecks } from './parts.ts';

/** The largest CV in bytes: "under 1MB", as the label says. */
export const maxCvBytes = 999_999;
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const;
export type CvExtension = (typeof cvExtensions)[number];

/** The extension of a file name in lower case, if it is allowed for a CV; undefined otherwise. */
export function cvExtension(fileName: string): CvExtension | undefined {
  const lower = fileName.toLowerCase();
  return cvExtensions.find((extension) => lower.endsWith(extension) && lower.length > extension.length);
}

const required = (max: number, expected: Rule) => formText(max, expected).min(1, expected);

const phoneNumber = (what: string) => {
  const expected = rule('phone_of', `${what}: enter a telephone number such as +44 20 7946 0000`);
  return required(40, expected).refine(isTypedPhoneNumber, expected);
};

const departmentExpected = rule('department', 'Choose a department from the list');

/** Checked in the browser and again on the server. Only the server checks that the content matches the name. */
export const documentFile = ({
  maxBytes,
  ...expected
}: Record<'missing' | 'type' | 'empty' | 'size', Rule> & { maxBytes: number }) =>
  z
    .custom<File>((value) => value instanceof File && (value.size > 0 || value.name !== ''), expected.missing)
    .refine((file) => cvExtension(file.name) !== undefined, { ...expected.type, abort: true })
    .refine((file) => file.size > 0, expected.empty)
    .refine((file) => file.size <= maxBytes, expected.size);

const cvFile = documentFile({
  missing: rule('file', 'Choose your CV: a .pdf, .doc or .docx file'),
  type: rule('file_type', 'Save the CV as a .pdf, .doc or .docx file and choose it again'),
  empty: rule('file_empty', 'The file is empty. Choose another, such as cv.pdf'),
  size: rule('file_size', 'Choose a file smaller than 1 MB, such as a PDF without photos'),
  maxBytes: maxCvBytes,
});

/** A checkbox as forms send it, or a boolean. */
const ticked = z.codec(z.union([z.boolean(), z.string().max(10)]), z.boolean(), {
  decode: (value) => value === true || /^(1|on|true|yes)$/i.test(String(value)),
  encode: (value) => value,
});

/** The applicant's fields. All are required except the consent. */
export const jobApplicationFields = z.object({
  name: required(120, rule('name', 'Enter a name of at most 120 characters, such as Ada Lovelace', { max: 120 })),
  address: required(
    400,
    rule('address', 'Enter an address of at most 400 characters, such as 1 Quay Street, Hull', { max: 400 }),
  ),
  email: required(maxEmailLength, emailExpected).refine(isEmailAddress, emailExpected),
  mobile: phoneNumber('Mobile'),
  mobileAlternative: phoneNumber('Mobile Alternative'),
  departmentId: required(maxIdLength, departmentExpected),
  careerId: z.string().trim().min(1).max(maxIdLength).optional().describe('Absent: not for a particular job.'),
  talentPool: ticked
    .optional()
    .describe('Whether the applicant consents to be considered for other jobs, and to longer storage; absent: no.'),
  privacyVersion,
  ...spamChecks,
});

export const jobApplication = jobApplicationFields.extend({ file: cvFile });

export type JobApplicationFields = z.output<typeof jobApplicationFields>;
export type JobApplication = z.output<typeof jobApplication>;
