import { crestWire } from '#content/crest/wire.ts';
import { listCall } from '../call.ts';

export const getCrest = listCall('GetCrest', 'crest', 'Crests', crestWire);
