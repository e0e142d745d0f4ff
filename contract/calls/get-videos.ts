import { listCall } from '../call.ts';
import { videoWire } from '../wire/stories.ts';

export const getVideos = listCall('GetVideos', 'Videos in the editor’s order', videoWire);
