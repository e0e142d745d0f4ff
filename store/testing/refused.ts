import { expect } from 'vitest';
import type { StoreErrorReason } from '../store.ts';

/** What a change is rejected with that cannot be made as asked. */
export const refused = (reason: StoreErrorReason) => expect.objectContaining({ name: 'StoreError', reason });
