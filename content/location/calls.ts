import { ownListCall } from '#contract/protocol/call.ts';
import { location } from './definition.ts';
import { locationWire } from './wire.ts';

export { location as definition };

export const getLocation = ownListCall(location, locationWire);
