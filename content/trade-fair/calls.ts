import { byIdCall, listCall } from '#contract/protocol/call.ts';
import { tradeFair } from './definition.ts';
import { tradeFairWire } from './wire.ts';

export { tradeFair as definition };

export const getTradeFair = listCall(tradeFair, tradeFairWire);
export const getTradeFairById = byIdCall(tradeFair, tradeFairWire);
