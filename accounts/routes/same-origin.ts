import { z } from 'zod';

const clientData = z.looseObject({ crossOrigin: z.boolean().optional(), topOrigin: z.string().optional() });

/**
 * Whether a passkey's response was made on a page of its own, not in a frame of another site. The library checks the
 * origin of the frame only.
 */
export function isSameOrigin(clientDataJSON: unknown): boolean {
  if (typeof clientDataJSON !== 'string') return false;
  try {
    const { crossOrigin = false, topOrigin } = clientData.parse(
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')),
    );
    return !crossOrigin && topOrigin === undefined;
  } catch {
    return false;
  }
}
