import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHashing } from '../auth.ts';

const keyOf = (password: string, salt: string) =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex');

/** Scrypt with minimal work: a real hash takes 80 ms, and most tests sign in several times. */
export const fastHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${keyOf(password, salt)}`;
  },
  async verify({ hash, password }) {
    const [salt = '', key] = hash.split(':');
    return keyOf(password, salt) === key;
  },
};
