import { career } from '#content/career/definition.ts';
import { careerWire } from '#content/career/wire.ts';
import { byIdCall } from '../call.ts';

export const getCareerById = byIdCall(career, careerWire);
