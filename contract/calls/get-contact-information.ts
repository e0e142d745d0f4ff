import { contactPersonWire } from '#content/contact-person/wire.ts';
import { listCall } from '../call.ts';

export const getContactInformation = listCall(
  'GetContactInformation',
  'contactPerson',
  'People to contact',
  contactPersonWire,
);
