import { listCall } from '../call.ts';
import { videoWire } from '../wire/stories.ts';

export const getVideos = {
  ...listCall('GetVideos', 'video', 'Videos in the editor’s order', videoWire),
  specified: ['take'],
};
