import { listCall } from '#contract/protocol/call.ts';
import { exportSection } from './definition.ts';
import { exportWire } from './wire.ts';

export { exportSection as definition };

export const getExport = listCall(exportSection, exportWire);
