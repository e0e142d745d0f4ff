import { listCall } from '../call.ts';
import { executiveWire } from '../wire/people.ts';

export const getSpeech = listCall('GetSpeech', 'executive', 'Directors and executives', executiveWire);
