import { listCall } from '../call.ts';
import { contactPersonWire } from '../wire/people.ts';

export const getContactInformation = listCall('GetContactInformation', 'People to contact', contactPersonWire);
