import { expect } from 'vitest';
import type { StoreErrorReason } from '../store.ts';

/** Matches the error of a rejected change. */
export const refused = (reason: StoreErrorReason) => expect.objectContaining({ name: 'StoreError', reason });
