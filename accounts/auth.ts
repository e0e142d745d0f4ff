import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { passkey } from '@better-auth/passkey';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import type { Store } from '#store/store.ts';
import { passwordLength } from './passwords/password-rules.ts';
import { authPath, cookiePath, cookiePrefix } from './sessions/cookies.ts';
import { deviceLabel } from './sessions/device-label.ts';
import { withHashedTokens } from './sessions/hashed-tokens.ts';

/** How passwords are hashed; absent: scrypt of the accounts library, N = 16384, r = 16, p = 1. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

export interface AuthOptions {
  store: Pick<Store, 'accounts' | 'users'>;
  secret: string;
  /** The origin of the office, such as `https://www.example.com`. */
  origin: string;
  passwordHashing?: PasswordHashing | undefined;
  logError: (error: unknown) => void;
}

const hour = 60 * 60;
const idleSeconds = 12 * hour;

/** The library’s tables in the store: their names and columns. */
const tables = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      role: { type: 'string', input: false, required: true },
      disabled: { type: 'boolean', input: false, required: true },
      lang: { type: 'string', input: false, required: false },
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    expiresIn: idleSeconds,
    updateAge: 5 * 60,
    // Sensitive operations require the password instead of a recent session.
    freshAge: 0,
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    storeIdentifier: 'hashed',
  },
} satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>;

/**
 * The accounts library on the store's own tables. Its HTTP handler is not used: `routes/` calls it, so that only the intended
 * operations are reachable. It reads the clock and random numbers itself.
 */
export function createAuth({ store, secret, origin, passwordHashing, logError }: AuthOptions) {
  return betterAuth({
    appName: 'Office',
    baseURL: origin,
    basePath: authPath,
    secret,
    // The columns are the same on both engines: times as text, booleans as 1 and 0. The library calls this SQLite.
    database: (options: BetterAuthOptions) =>
      withHashedTokens(kyselyAdapter(store.accounts, { type: 'sqlite' })(options)),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...more) => {
        if (!isVisitorsFault.test(message)) logError(more.find(isError) ?? new Error(message));
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { path: cookiePath, sameSite: 'strict', httpOnly: true },
      database: { validateSchema: false },
      // IP addresses are not stored.
      ipAddress: { disableIpTracking: true },
    },
    ...tables,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      revokeSessionsOnPasswordReset: true,
      ...(passwordHashing ? { password: passwordHashing } : {}),
    },
    databaseHooks: {
      session: {
        create: {
          // Every sign-in method passes this check.
          before: async (session) => {
            const user = await store.users.get(session.userId);
            if (!user || user.disabled) throw new APIError('UNAUTHORIZED', { code: 'DISABLED' });
            return { data: { ...session, userAgent: deviceLabel(session.userAgent ?? '') } };
          },
        },
      },
    },
    plugins: [secondFactor(), passkeys(new URL(origin))],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** An invalid response of a passkey is the client's error, so it is not logged. */
const isVisitorsFault = /^Failed to verify (authentication|registration)/;

const isError = (value: unknown): value is Error => value instanceof Error;

const secondFactor = () =>
  twoFactor({
    issuer: 'Office',
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'two_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });

/** A passkey alone is one factor. With user verification (fingerprint, face or PIN) it is two. */
function passkeys({ hostname, origin }: URL) {
  const unlocked = (is: boolean | undefined) => {
    if (!is) throw new APIError('BAD_REQUEST', { code: 'NOT_UNLOCKED' });
  };
  return passkey({
    rpID: hostname,
    rpName: 'Office',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => unlocked(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => unlocked(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          userId: 'user_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}
