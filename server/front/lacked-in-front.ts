import type { Feature } from '#site/context.ts';
import type { FrontOptions } from '../config.ts';

/**
 * What the site does without in front of a backend: what is switched off, and promises of how long the backend keeps what is sent to
 * it, of which nothing is known here.
 */
export function lackedInFront({ search = 'on', newsletter = 'off' }: FrontOptions): Feature[] {
  return [
    ...(search === 'on' ? [] : (['search'] as const)),
    ...(newsletter === 'on' ? [] : (['newsletter'] as const)),
    'promises',
  ];
}
