import { byIdCall } from '../call.ts';
import { newsWire } from '../wire/stories.ts';

export const getNewsById = byIdCall('GetNewsById', 'One news item', newsWire);
