import { listCall } from '#contract/protocol/call.ts';
import { contactPerson } from './definition.ts';
import { contactPersonWire } from './wire.ts';

export { contactPerson as definition };

export const getContactInformation = listCall(contactPerson, contactPersonWire);
