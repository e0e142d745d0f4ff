import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const url = 'smtp://olga:s3cret%21@mail.example.com:587';

test.each([
  [
    { code: 'EAUTH', response: '535 5.7.8 Bad credentials' },
    { cause: 'login', detail: '535 5.7.8 Bad credentials' },
  ],
  [
    { code: 'ECONNECTION', message: 'connect ECONNREFUSED 192.0.2.1:587' },
    { cause: 'noAnswer', detail: 'connect ECONNREFUSED 192.0.2.1:587' },
  ],
  [
    { code: 'EDNS', message: 'getaddrinfo ENOTFOUND' },
    { cause: 'unknownHost', detail: 'getaddrinfo ENOTFOUND' },
  ],
  [
    { code: 'EENVELOPE', response: '550 no such user' },
    { cause: 'addresses', detail: '550 no such user' },
  ],
  [
    { code: 'toString', message: 'odd' },
    { cause: 'other', detail: 'odd' },
  ],
  ['plain', { cause: 'other', detail: 'plain' }],
  [undefined, { cause: 'other', detail: 'undefined' }],
])('explains %j', (error, failure) => {
  expect(explainFailure(error, url)).toEqual(failure);
});

test('never contains the password, in any encoding in which a server may repeat it', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  fc.assert(
    fc.property(
      fc
        .string({ minLength: 6, maxLength: 20, unit: 'grapheme' })
        .filter((text) => text.trim().length >= 6 && !/\s/.test(text)),
      fc.string({ maxLength: 600 }),
      fc.nat(3),
      (password, around, which) => {
        const smtpUrl = `smtp://olga:${encodeURIComponent(password)}@mail.example.com`;
        const spelled = [password, encodeURIComponent(password), base64(password), base64(`\0olga\0${password}`)];
        const secret = spelled[which] ?? '';
        fc.pre(!around.includes(secret));
        const { detail: said } = explainFailure(new Error(`${around}${secret}${around}`), smtpUrl);
        expect(said).not.toContain(secret);
        expect(said.length).toBeLessThan(600);
      },
    ),
  );
});
