import { listCall } from '../call.ts';
import { certificateWire } from '../wire/sections.ts';

export const getCertificate = listCall('GetCertificate', 'certificate', 'Certificates', certificateWire);
