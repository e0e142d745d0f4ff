import { newsWire } from '#content/news/wire.ts';
import { byIdCall } from '../call.ts';

export const getNewsById = byIdCall('GetNewsById', 'news', 'One news item', newsWire);
