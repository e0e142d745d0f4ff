import type { ConcurrencyLimiterOptions } from './concurrency-limiter.ts';

/** More renders at once would only delay each other. A request that would wait longer than this is rejected at once. */
export const ownLimits = {
  maxConcurrent: 8,
  maxWaiting: 300,
  maxWaitMs: 1_500,
  yieldsToEventLoop: true,
} as const satisfies ConcurrencyLimiterOptions;

/** With a backend, most of the time of a render is spent waiting for it, so more run at once. */
export const foreignLimits = {
  maxConcurrent: 100,
  maxWaiting: 300,
  maxWaitMs: 5_000,
  yieldsToEventLoop: true,
} as const satisfies ConcurrencyLimiterOptions;
