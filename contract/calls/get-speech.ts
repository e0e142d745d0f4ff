import { executiveWire } from '#content/executive/wire.ts';
import { listCall } from '../call.ts';

export const getSpeech = listCall('GetSpeech', 'executive', 'Directors and executives', executiveWire);
