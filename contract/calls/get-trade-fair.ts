import { tradeFairWire } from '#content/trade-fair/wire.ts';
import { listCall } from '../call.ts';

export const getTradeFair = listCall('GetTradeFair', 'tradeFair', 'Trade fairs with their pictures', tradeFairWire);
