import { randomBytes } from 'node:crypto';
import type { Auth } from './auth.ts';

export type LinkPurpose = 'set-up' | 'choose-password';

const hour = 60 * 60 * 1_000;

export const linkLifetimes = {
  'set-up': hour,
  forgotten: hour,
  reset: 24 * hour,
  invitation: 7 * 24 * hour,
} as const;

export interface Link {
  url: string;
  expiresAt: Date;
}

/** A placeholder for an unknown user, so that both cases run the same statements. */
export const noUser = 'no-user';

/** One-time links. Only a hash of the token is stored. Links do not end each other: strangers may ask for new ones. */
export interface Links {
  toSetUp(): Promise<Link>;
  /** A link to choose a password. Its use ends all others of the user. */
  toChoosePassword(userId: string, lifetimeMs: number): Promise<Link>;
  /** The subject of a valid link (a user's id, or `set-up`), without using it; undefined if it is invalid. */
  find(purpose: LinkPurpose, token: string): Promise<string | undefined>;
  /** Invalidates all links of a user, or all setup links. */
  end(of: string): Promise<void>;
}

/** The accounts library expects this prefix for password resets. */
const prefixes: Record<LinkPurpose, string> = { 'set-up': 'set-up:', 'choose-password': 'reset-password:' };

export function createLinks(auth: () => Promise<Auth>, officeUrl: string, now: () => Date): Links {
  const make = async (purpose: LinkPurpose, value: string, lifetimeMs: number): Promise<Link> => {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now().getTime() + lifetimeMs);
    const { internalAdapter } = await (await auth()).$context;
    await internalAdapter.createVerificationValue({ identifier: prefixes[purpose] + token, value, expiresAt });
    return { url: `${officeUrl}/${purpose}?token=${token}`, expiresAt };
  };
  const end = async (of: string) => {
    const { adapter } = await (await auth()).$context;
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: of }] });
  };
  return {
    toSetUp: () => make('set-up', 'set-up', linkLifetimes['set-up']),
    toChoosePassword: (userId, lifetimeMs) => make('choose-password', userId, lifetimeMs),
    async find(purpose, token) {
      const { internalAdapter } = await (await auth()).$context;
      const found = await internalAdapter.findVerificationValue(prefixes[purpose] + token);
      return found && found.expiresAt > now() ? found.value : undefined;
    },
    end,
  };
}
