import { listCall } from '#contract/call.ts';
import { certificate } from './definition.ts';
import { certificateWire } from './wire.ts';

export { certificate as definition };

export const getCertificate = listCall(certificate, certificateWire);
