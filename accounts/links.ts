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

/** Stands for a user where there is none, so that both cases take the same work. */
export const noUser = 'no-user';

/** One-time links. Only a hash of what is in them is kept; a newer one for the same person ends the older. */
export interface Links {
  toSetUp(): Promise<Link>;
  /** A link to choose a password; `end` first voids those that were sent before. */
  toChoosePassword(userId: string, lifetimeMs: number): Promise<Link>;
  /** Whom a link is for (a user's id, or `set-up`), without using it up; undefined for one that is over. */
  find(purpose: LinkPurpose, token: string): Promise<string | undefined>;
  /** Voids every link for a user, or every set-up link. */
  end(of: string): Promise<void>;
}

/** The accounts library resets passwords by this very prefix. */
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
    async toChoosePassword(userId, lifetimeMs) {
      await end(userId);
      return make('choose-password', userId, lifetimeMs);
    },
    async find(purpose, token) {
      const { internalAdapter } = await (await auth()).$context;
      const found = await internalAdapter.findVerificationValue(prefixes[purpose] + token);
      return found && found.expiresAt > now() ? found.value : undefined;
    },
    end,
  };
}
