import { reportWire } from '#content/report/wire.ts';
import { listCall } from '../call.ts';

export const getReport = listCall('GetReport', 'report', 'Report sections with their files', reportWire);
