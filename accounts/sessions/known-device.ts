import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookiePath, cookiePrefix } from './cookies.ts';

const lifetimeSeconds = 180 * 24 * 60 * 60;

/**
 * Browsers in which a user has signed in before. Their login attempts are counted separately, so that strangers who
 * guess a password do not lock the user out. The cookie alone grants no access.
 */
export interface KnownDevices {
  /** The id of this browser for an account; undefined if the account has never signed in here. */
  find(headers: Headers, email: string): string | undefined;
  cookieFor(email: string): string;
}

export function createKnownDevices(secret: string, secure: boolean): KnownDevices {
  const name = `${secure ? '__Secure-' : ''}${cookiePrefix}.known_device`;
  const seal = (device: string, email: string) =>
    createHmac('sha256', secret).update(`device\0${device}\0${email}`).digest('base64url');
  return {
    find(headers, email) {
      const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
      const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
      const [device = '', given = ''] = value.split('.');
      const [expected, presented] = [Buffer.from(seal(device, email)), Buffer.from(given)];
      return expected.length === presented.length && timingSafeEqual(expected, presented) ? device : undefined;
    },
    cookieFor(email) {
      const device = randomBytes(12).toString('base64url');
      const attributes = `Max-Age=${lifetimeSeconds}; Path=${cookiePath}; HttpOnly; SameSite=Strict`;
      return `${name}=${device}.${seal(device, email)}; ${attributes}${secure ? '; Secure' : ''}`;
    },
  };
}
