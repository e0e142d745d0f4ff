import { z } from 'zod';
import { maxIdLength } from '../public-id.ts';
import { privacyVersion, spamChecks } from './parts.ts';

/** The largest CV in bytes: "under 1MB", as the label says. */
export const maxCvBytes = 999_999;
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const;
export type CvExtension = (typeof cvExtensions)[number];

/** The extension of a file's name if a CV may have it, in small letters; undefined otherwise. */
export function cvExtension(fileName: string): CvExtension | undefined {
  const lower = fileName.toLowerCase();
  return cvExtensions.find((extension) => lower.endsWith(extension) && lower.length > extension.length);
}

const required = (what: string, max: number) =>
  z
    .string({ error: `${what} is missing` })
    .trim()
    .min(1, `${what} is missing`)
    .max(max, `${what} is longer than ${max} characters`);

const phoneNumber = (what: string) =>
  required(what, 40).regex(/^[^\p{L}]*\d[^\p{L}]*$/u, `${what}: enter a telephone number such as +44 20 7946 0000`);

/** Checked in the browser and again on the server; whether the content is what the name says, only there. */
export const cvFile = z
  .custom<File>((value) => value instanceof File && (value.size > 0 || value.name !== ''), 'Choose your CV')
  .refine((file) => cvExtension(file.name) !== undefined, {
    message: 'Save the CV as a .pdf, .doc or .docx file and choose it again',
    abort: true,
  })
  .refine((file) => file.size > 0, 'The file is empty')
  .refine((file) => file.size <= maxCvBytes, 'The file must be smaller than 1 MB');

/** A ticked box as forms send it, or a plain yes or no. */
const ticked = z.codec(z.union([z.boolean(), z.string().max(10)]), z.boolean(), {
  decode: (value) => value === true || /^(1|on|true|yes)$/i.test(String(value)),
  encode: (value) => value,
});

/** The applicant's answers; every one is required but for the consent, which nobody has to give. */
export const jobApplicationFields = z.object({
  name: required('Name', 120),
  address: required('Address', 400),
  email: required('Email', 254).refine(
    (value) => z.email().safeParse(value).success,
    'Enter an e-mail address such as name@example.com',
  ),
  mobile: phoneNumber('Mobile'),
  mobileAlternative: phoneNumber('Mobile Alternative'),
  departmentId: z
    .string('Choose a department')
    .trim()
    .min(1, 'Choose a department')
    .max(maxIdLength, 'Choose a department'),
  careerId: z.string().trim().min(1).max(maxIdLength).optional().describe('Absent: not for a particular job.'),
  talentPool: ticked
    .optional()
    .describe(
      'Whether the applicant agrees to be considered for other jobs, and to a longer time of keeping; absent: no.',
    ),
  privacyVersion,
  ...spamChecks,
});

export const jobApplication = jobApplicationFields.extend({ file: cvFile });

export type JobApplicationFields = z.output<typeof jobApplicationFields>;
export type JobApplication = z.output<typeof jobApplication>;
