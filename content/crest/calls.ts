import { listCall } from '#contract/protocol/call.ts';
import { crest } from './definition.ts';
import { crestWire } from './wire.ts';

export { crest as definition };

export const getCrest = listCall(crest, crestWire);
