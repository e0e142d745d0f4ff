import type { FrontOptions } from '#server/config/config.ts';
import type { Feature } from '#site/context.ts';

/**
 * Features that the site lacks in front of a backend: those that are switched off, and statements about how long
 * submissions are stored, which only the backend knows. The specification has no facts, enquiries or pages of editors.
 */
export function missingFeatures({ search = 'on', newsletter = 'off' }: FrontOptions): Feature[] {
  return [
    ...(search === 'on' ? [] : (['search'] as const)),
    ...(newsletter === 'on' ? [] : (['newsletter'] as const)),
    'promises',
    'facts',
    'enquiries',
    'pages',
  ];
}
