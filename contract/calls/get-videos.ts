import { videoWire } from '#content/video/wire.ts';
import { listCall } from '../call.ts';

export const getVideos = {
  ...listCall('GetVideos', 'video', 'Videos in the editor’s order', videoWire),
  specified: ['take'],
};
