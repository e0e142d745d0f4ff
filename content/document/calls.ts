import { ownListCall } from '#contract/protocol/call.ts';
import { documentType } from './definition.ts';
import { documentWire } from './wire.ts';

export { documentType as definition };

export const getDocument = ownListCall(documentType, documentWire);
