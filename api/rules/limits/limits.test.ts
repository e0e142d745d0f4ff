import { expect, test } from 'vitest';
import { hourlyLimits, keepWithinLimit, mayMailConfirmation } from './limits.ts';
import { createRateLimiter } from './rate-limit.ts';

let time = 0;

/** Sends applications from many addresses; returns how many are accepted. */
function sender() {
  const limits = createRateLimiter(() => time);
  return (count: number, addressOf: (n: number) => string) => {
    let accepted = 0;
    for (let n = 0; n < count; n++) {
      try {
        keepWithinLimit('application', { caller: { address: addressOf(n) }, limits });
        accepted += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_many_requests' });
      }
    }
    return accepted;
  };
}

test('limits a /48 network, however many of its networks send', () => {
  const send = sender();
  expect(send(120, (n) => `2001:db8:ff:${n.toString(16)}::1`)).toBe(60);
  expect(send(1, () => '2001:db8:fe::1')).toBe(1);
  expect(send(1, () => '198.51.100.1')).toBe(1);
});

test('limits all visitors together in an hour', () => {
  const send = sender();
  expect(send(1_000, (n) => `10.0.${n >> 8}.${n & 255}`)).toBe(hourlyLimits.application.most);
  time += 60 * 60_000 + 1;
  expect(send(1, () => '10.1.0.1')).toBe(1);
});

test('mails a mailbox three confirmations an hour, also with a plus in its address', () => {
  const limits = createRateLimiter(() => time);
  const mail = (email: string) => mayMailConfirmation(email, { limits });
  const addresses = ['ada@example.org', 'ada+1@example.org', 'Ada+b+c@Example.org', 'ada+4@example.org'];
  expect(addresses.map(mail)).toEqual([true, true, true, false]);
  expect(mail('bob+1@example.org')).toBe(true);
  expect(mail('+ada@example.org')).toBe(true);
});
