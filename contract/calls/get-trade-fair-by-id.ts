import { tradeFairWire } from '#content/trade-fair/wire.ts';
import { byIdCall } from '../call.ts';

export const getTradeFairById = byIdCall('GetTradeFairById', 'tradeFair', 'One trade fair', tradeFairWire);
