import { listCall } from '../call.ts';
import { contactPersonWire } from '../wire/people.ts';

export const getContactInformation = listCall(
  'GetContactInformation',
  'contactPerson',
  'People to contact',
  contactPersonWire,
);
