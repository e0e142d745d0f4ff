import { listCall } from '../call.ts';
import { crestWire } from '../wire/sections.ts';

export const getCrest = listCall('GetCrest', 'crest', 'Crests', crestWire);
