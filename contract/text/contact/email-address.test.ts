import fc from 'fast-check';
import { expect, test } from 'vitest';
import { erasePerson, exportPerson, findPerson } from '#contract/calls/office/privacy.ts';
import { subscribe } from '#contract/calls/subscribe.ts';
import { email } from '#contract/fields.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import { jobApplicationFields } from '#contract/submissions/job-application.ts';
import { isEmailAddress } from './email-address.ts';

/** Everything that accepts an address. */
const schemas = {
  ContactUs: contactMessage.shape.email,
  DropCv: jobApplicationFields.shape.email,
  Subscribe: subscribe.input.shape.email,
  FindPerson: findPerson.input.shape.email,
  ExportPerson: exportPerson.input.shape.email,
  ErasePerson: erasePerson.input.shape.email,
  'a field of a document': email({ label: 'Email', absent: 'None' }),
};

const accepted = [
  'ada@example.com',
  'r&d@example.com',
  "o'brien@example.ie",
  'a!#$%&*+/=?^_`{|}~-z@example.com',
  'first.last+news@sub.example.co.uk',
  '1@2.example',
  'ada@münchen.de',
  'ada@xn--mnchen-3ya.de',
  'почта@пример.рф',
  'ada@xn--e1afmkfd.xn--p1ai',
  'ada@例え.テスト',
  'ada@উদাহরণ.বাংলা',
  'ada@مثال.السعودية',
];
const refused = [
  'ada',
  '@example.com',
  'ada@',
  'ada@localhost',
  'ada@example',
  'ada@example..com',
  '.ada@example.com',
  'ada.@example.com',
  'a..b@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.c',
  'ada@example.123',
  'ada example@example.com',
  'ada@exa mple.com',
  'ada@example.com, bob@example.com',
  'Ada <ada@example.com>',
  'ada@bob@example.com',
  'ada@example.com\r\nBcc: all@example.com',
  'ada"@example.com',
  'ada;bob@example.com',
  'ada(comment)@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
  `ada@${'a.'.repeat(130)}com`,
];

for (const [name, schema] of Object.entries(schemas)) {
  test.each(accepted)(`${name} accepts %j`, (address) => {
    expect(schema.safeParse(address).data).toBe(address);
  });
  test.each(refused)(`${name} rejects %j`, (address) => {
    expect(schema.safeParse(address).success).toBe(false);
  });
}

test('accepts no address with a character that ends it in a mail header', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...'\r\n\t ,;:<>()[]"\\@\0'), fc.string(), (before, sign, after) => {
      expect(isEmailAddress(`${before}${sign}${after}x@example.com`)).toBe(false);
    }),
  );
});
