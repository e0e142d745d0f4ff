import { ownListCall } from '#contract/protocol/call.ts';
import { attribute } from './definition.ts';
import { attributeWire } from './wire.ts';

export { attribute as definition };

export const getAttribute = ownListCall(attribute, attributeWire);
