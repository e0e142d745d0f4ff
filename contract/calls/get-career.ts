import { career } from '#content/career/definition.ts';
import { careerWire } from '#content/career/wire.ts';
import { listCall } from '../call.ts';

export const getCareer = listCall(career, careerWire);
