import { listCall } from '#contract/protocol/call.ts';
import { slider } from './definition.ts';
import { slideWire } from './wire.ts';

export { slider as definition };

export const getSlider = listCall(slider, slideWire);
