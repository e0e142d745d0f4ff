import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import type { Pictures } from '../pictures/own-pictures.ts';

/** Builds an app that serves these pictures only; returns a function that requests a path. */
export function appWithPictures(pictures: Pictures): (path: string, init?: RequestInit) => Promise<Response> {
  const app = createApp({
    config: loadConfig({}),
    backend: {
      clientFor: () => {
        throw new Error('No picture asks for content');
      },
      ping: () => Promise.resolve(),
    },
    site: async () => new Response('a page', { status: 404 }),
    pictures,
    log: silentLog(),
  });
  return async (path, init) => app.fetch(new Request(new URL(path, 'http://site.test'), init));
}
