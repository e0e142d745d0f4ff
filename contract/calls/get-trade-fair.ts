import { listCall } from '../call.ts';
import { tradeFairWire } from '../wire/stories.ts';

export const getTradeFair = listCall('GetTradeFair', 'tradeFair', 'Trade fairs with their pictures', tradeFairWire);
