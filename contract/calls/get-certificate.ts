import { certificateWire } from '#content/certificate/wire.ts';
import { listCall } from '../call.ts';

export const getCertificate = listCall('GetCertificate', 'certificate', 'Certificates', certificateWire);
