import { byIdCall, defineCall, listCall } from '#contract/protocol/call.ts';
import { career } from './definition.ts';
import { careerWire } from './wire.ts';

export { career as definition };

export const getCareer = defineCall(listCall(career, careerWire));
export const getCareerById = defineCall(byIdCall(career, careerWire));
