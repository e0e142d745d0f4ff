import { listCall } from '#contract/protocol/call.ts';
import { video } from './definition.ts';
import { videoWire } from './wire.ts';

export { video as definition };

export const getVideos = { ...listCall(video, videoWire), specified: ['take'] };
