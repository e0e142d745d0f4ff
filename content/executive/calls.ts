import { listCall } from '#contract/protocol/call.ts';
import { executive } from './definition.ts';
import { executiveWire } from './wire.ts';

export { executive as definition };

export const getSpeech = listCall(executive, executiveWire);
