import { exportWire } from '#content/export/wire.ts';
import { listCall } from '../call.ts';

export const getExport = listCall('GetExport', 'export', 'Export sections with their items', exportWire);
