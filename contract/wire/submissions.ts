import { z } from 'zod';
import { type FieldError, fieldErrorSchema } from '../protocol/problem.ts';
import type { JobApplication } from '../submissions/job-application.ts';
import { wireCodec, wireText } from './parts.ts';

/** The parts of the CV form on the wire, by our field names. */
export const applicationPartNames = {
  name: 'Name',
  address: 'Address',
  email: 'Email',
  mobile: 'Mobile',
  mobileAlternative: 'MobileAlt',
  departmentId: 'DepartmentId',
  careerId: 'CareerId',
  file: 'file',
  talentPool: 'TalentPool',
  privacyVersion: 'PrivacyVersion',
  website: 'website',
  elapsedMs: 'elapsedMs',
} as const satisfies Record<keyof JobApplication, string>;

export type ApplicationField = keyof typeof applicationPartNames;

/** Our field name of a part, matched case-insensitively; undefined for an unknown part. */
export function applicationFieldOf(partName: string): ApplicationField | undefined {
  const wanted = partName.toLowerCase();
  const fields = Object.keys(applicationPartNames) as ApplicationField[];
  return fields.find((field) => applicationPartNames[field].toLowerCase() === wanted);
}

/** The part name of our field; any other name unchanged. */
const partNameOf = (field: string): string =>
  Object.entries(applicationPartNames).find(([ours]) => ours === field)?.[1] ?? field;

/** The response of DropCv, under our own field names. */
export interface ApplicationReceipt {
  accepted: boolean;
  message: string;
  /** The fields that the applicant can correct; empty when accepted. */
  errors: FieldError[];
}

export const applicationReceiptWire = wireCodec<ApplicationReceipt>()(
  z.object({
    status: z.boolean(),
    msg: wireText,
    errors: z.array(fieldErrorSchema).optional(),
  }),
  {
    decode: (wire) => ({
      accepted: wire.status,
      message: wire.msg ?? '',
      errors: (wire.errors ?? []).map((error) => ({ ...error, field: applicationFieldOf(error.field) ?? error.field })),
    }),
    encode: (receipt) => ({
      status: receipt.accepted,
      msg: receipt.message,
      ...(receipt.errors.length > 0
        ? {
            errors: receipt.errors.map((error) => ({ ...error, field: partNameOf(error.field) })),
          }
        : {}),
    }),
  },
);
