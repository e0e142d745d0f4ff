import { listCall } from '../call.ts';
import { tradeFairWire } from '../wire/stories.ts';

export const getTradeFair = listCall('GetTradeFair', 'Trade fairs with their pictures', tradeFairWire);
