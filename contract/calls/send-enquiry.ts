import { z } from 'zod';
import { defineCall } from '../protocol/call.ts';
import { enquiry } from '../submissions/enquiry.ts';
import { maxAttachmentBytes } from '../submissions/enquiry-terms.ts';

/** An attachment, plus room for fifty lines with their notes. */
export const maxEnquiryBytes = maxAttachmentBytes + 256 * 1024;

/** Stored with its mails before the response is sent. The specification lacks the call. */
export const sendEnquiry = defineCall({
  name: 'SendEnquiry',
  summary: 'Ask about products, articles and quantities',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: enquiry,
  headerNames: { idempotencyKey: 'Idempotency-Key' },
  output: z.object({
    status: z.boolean(),
    reference: z.string().describe('Such as EN-7K3M-9QXA.'),
    answersWithinDays: z.int().positive().nullable().describe('Working days until an answer; null: not stated.'),
  }),
  access: 'public',
  errors: ['invalid_body', 'too_large', 'unsupported_media_type', 'too_many_requests', 'conflict'],
  maxBodyBytes: maxEnquiryBytes,
});
