import { byIdCall } from '../call.ts';
import { newsWire } from '../wire/stories.ts';

export const getNewsById = byIdCall('GetNewsById', 'news', 'One news item', newsWire);
