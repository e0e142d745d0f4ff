import { listCall } from '#contract/protocol/call.ts';
import { report } from './definition.ts';
import { reportWire } from './wire.ts';

export { report as definition };

export const getReport = listCall(report, reportWire);
