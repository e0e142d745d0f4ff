import { listCall } from '../call.ts';
import { exportWire } from '../wire/sections.ts';

export const getExport = listCall('GetExport', 'export', 'Export sections with their items', exportWire);
