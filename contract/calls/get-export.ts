import { listCall } from '../call.ts';
import { exportWire } from '../wire/sections.ts';

export const getExport = listCall('GetExport', 'Export sections with their items', exportWire);
