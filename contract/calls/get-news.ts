import { listCall } from '../call.ts';
import { newsWire } from '../wire/stories.ts';

export const getNews = listCall('GetNews', 'News, the newest first', newsWire);
