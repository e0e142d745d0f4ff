import { z } from 'zod';

/** The secret in a newsletter mail: 256 random bits in base64url. */
export const subscriptionToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete');
