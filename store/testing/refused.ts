import { expect } from 'vitest';
import type { StoreRefusalReason } from '../store.ts';

/** What a change is rejected with that cannot be made as asked. */
export const refused = (reason: StoreRefusalReason) => expect.objectContaining({ name: 'StoreRefusal', reason });
