import { frameHosts } from '#ui/pictures/embeds.ts';
import type { PolicySources } from '../cache/page-policy.ts';
import type { Config } from '../config/config.ts';

/** Hosts that pages may frame: the known video and map hosts, and those in FRAME_HOSTS. */
export const framesOf = (config: Config) => [...frameHosts, ...config.frameHosts].map((host) => `https://${host}`);

/** Other hosts that pages may load from: frames, and the backend's pictures and videos. */
export const sourcesOf = (config: Config): PolicySources => ({
  frames: framesOf(config),
  media: config.backendUrl ? [new URL(config.backendUrl).origin] : [],
});
