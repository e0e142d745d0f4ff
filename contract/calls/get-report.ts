import { listCall } from '../call.ts';
import { reportWire } from '../wire/sections.ts';

export const getReport = listCall('GetReport', 'report', 'Report sections with their files', reportWire);
