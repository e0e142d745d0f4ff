import { listCall } from '../call.ts';
import { newsWire } from '../wire/stories.ts';

export const getNews = listCall('GetNews', 'news', 'News, the newest first', newsWire);
