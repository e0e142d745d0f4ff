import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { goodPassword, startAccounts } from './testing/start-accounts.ts';

test('hashes a password with scrypt, N = 16384, r = 16, p = 1 and a salt of 16 bytes by default', async () => {
  const office = await startAccounts(undefined, { passwordHashing: undefined });
  try {
    const emails = ['olga@example.com', 'eva@example.com'];
    for (const email of emails) await office.join(email);
    const kept = await office.store.accounts.selectFrom('accounts').select('password').execute();
    const parts = kept.map(({ password }) => password?.split(':') ?? []);
    for (const [salt = '', key] of parts) {
      expect(salt).toMatch(/^[0-9a-f]{32}$/);
      const work = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
      expect(key).toBe(scryptSync(goodPassword, salt, 64, work).toString('hex'));
    }
    expect(new Set(parts.map(([salt]) => salt)).size).toBe(emails.length);
    for (const password of [goodPassword, `${goodPassword}!`]) {
      const { status } = await office.browser().post('/sign-in', { email: emails[0], password });
      expect(status).toBe(password === goodPassword ? 200 : 401);
    }
    expect(office.errors).toEqual([]);
  } finally {
    await office.stop();
  }
});
