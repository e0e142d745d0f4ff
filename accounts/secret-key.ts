import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '#store/store.ts';

/** The key of the accounts is missing or another one; the message says what to set. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

const name = 'accounts';

/** Tells keys apart without revealing them: they have at least 32 random characters. */
const fingerprintOf = (key: string): string =>
  createHmac('sha256', key).update('the key of the accounts').digest('base64url');

const howToGoOn =
  'Set the key that it was started with. If that is lost, run npm run user -- forget-key: it deletes all second factors.';

/**
 * The secret that signs cookies and encrypts second factors: `given`, from the settings, or a random one in the
 * database. The first start with a given key encrypts everything again and deletes the key in the database. Throws a
 * {@link SecretKeyError} if that key is missing later, or another one.
 */
export async function openSecret({ secrets }: Pick<Store, 'secrets'>, given: string | undefined): Promise<string> {
  const known = await secrets.fingerprint(name);
  if (given === undefined) {
    if (known !== undefined) throw new SecretKeyError(`This database needs SECRET_KEY. ${howToGoOn}`);
    return secrets.keep(name, randomBytes(32).toString('base64url'));
  }
  const fingerprint = fingerprintOf(given);
  const stored = known ?? (await secrets.moveOut(name, fingerprint, (data, key) => encryptAgain(data, key, given)));
  if (stored !== fingerprint) throw new SecretKeyError(`SECRET_KEY is not the key of this database. ${howToGoOn}`);
  return given;
}

async function encryptAgain(data: string, from: string, to: string): Promise<string> {
  const { symmetricDecrypt, symmetricEncrypt } = await import('better-auth/crypto');
  return symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data }) });
}
