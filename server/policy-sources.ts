import { frameHosts } from '#ui/embeds.ts';
import type { PolicySources } from './cache/page-policy.ts';
import type { Config } from './config/config.ts';

/** What pages may frame: films and maps of known hosts, and of those that the operator names. */
export const framesOf = (config: Config) => [...frameHosts, ...config.frameHosts].map((host) => `https://${host}`);

/** What pages may load from elsewhere: with another host's data, its pictures and films. */
export const sourcesOf = (config: Config): PolicySources => ({
  frames: framesOf(config),
  media: config.backendUrl ? [new URL(config.backendUrl).origin] : [],
});
