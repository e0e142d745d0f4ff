import { byIdCall } from '../call.ts';
import { tradeFairWire } from '../wire/stories.ts';

export const getTradeFairById = byIdCall('GetTradeFairById', 'tradeFair', 'One trade fair', tradeFairWire);
