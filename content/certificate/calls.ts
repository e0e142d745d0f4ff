import { publicId } from '#contract/addresses/public-id.ts';
import { defineCall, listCall, listInput } from '#contract/protocol/call.ts';
import { certificate } from './definition.ts';
import { certificateWire } from './wire.ts';

export { certificate as definition };

const concernParameter = publicId
  .optional()
  .describe('The id of a concern: only certificates that cover it, one of its locations, or the group.');

export const getCertificate = defineCall({
  ...listCall(certificate, certificateWire),
  input: listInput.extend({ concern: concernParameter }),
});
