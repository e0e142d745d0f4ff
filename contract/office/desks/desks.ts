import { z } from 'zod';
import { rule } from '#contract/rules.ts';
import { isEmailAddress } from '#contract/text/contact/email-address.ts';
import { isCountryCode } from '#contract/text/countries.ts';

/** The desk that gets what no rule matches. It always exists. */
export const defaultDesk = 'default';

export const maxDesks = 30;
export const maxDeskRules = 100;

const deskId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const entryId = z.int().positive();

const addressExpected = rule('email', 'Enter an email address such as name@example.com, or leave it empty');
const nameExpected = rule('desk_name', 'Enter a name of at most 80 characters');
const wordExpected = rule('desk_word', 'Enter single words of at most 40 letters or digits');
const countryExpected = rule('country', 'Choose a country from the list');

export const desk = z.strictObject({
  id: deskId,
  name: z.string(nameExpected).trim().max(80, nameExpected).describe('Empty for the default desk alone.'),
  people: z.array(z.string().max(100)).max(50).describe('Ids of users who may read messages.'),
  email: z
    .string(addressExpected)
    .trim()
    .refine((text) => text === '' || isEmailAddress(text), addressExpected)
    .describe('Gets the notices of the desk; empty: none.'),
  languages: z.array(z.string().max(35)).max(20).describe('Tags of the languages in which the desk answers.'),
  answersWithin: z.int().min(1).max(60).nullable().describe('Working days until an answer; null: not stated.'),
});
export type Desk = z.output<typeof desk>;

/** A condition without values matches everything. A condition with several is met by any of them. */
export const deskRule = z.strictObject({
  countries: z.array(z.string().refine(isCountryCode, countryExpected)).max(250).describe('Of destination.'),
  concerns: z.array(entryId).max(50).describe('Ids of concerns that make a product of the enquiry.'),
  categories: z.array(entryId).max(50).describe('Ids of categories of a product, or of categories above them.'),
  words: z
    .array(z.string().regex(/^[\p{L}\p{M}\p{N}]{1,40}$/u, wordExpected))
    .max(20)
    .describe('Beginnings of words of the subject; case and accents are ignored.'),
  desk: deskId,
});
export type DeskRule = z.output<typeof deskRule>;

/** The desks, and the rules in the order in which they are tried. */
export const deskSettings = z
  .strictObject({
    desks: z.array(desk).min(1).max(maxDesks),
    rules: z.array(deskRule).max(maxDeskRules),
    ownOnly: z.boolean().describe('Whether users who are not owners see the enquiries of their desks alone.'),
  })
  .check(({ value: { desks, rules }, issues }) => {
    const wrong = (path: (string | number)[], code: string, message: string) =>
      issues.push({ code: 'custom', input: undefined, path, message, rule: { code } });
    const names = new Set<string>();
    const ids = new Set<string>();
    for (const [index, { id, name }] of desks.entries()) {
      const path = ['desks', index, 'name'];
      if (name === '' && id !== defaultDesk) wrong(path, 'desk_name', 'Enter a name of at most 80 characters');
      if (ids.has(id) || (name !== '' && names.has(name.toLowerCase())))
        wrong(path, 'desk_twice', 'Each desk needs a name of its own');
      ids.add(id);
      names.add(name.toLowerCase());
    }
    if (!ids.has(defaultDesk)) wrong(['desks'], 'desk_default', 'The default desk cannot be removed');
    for (const [index, { desk }] of rules.entries())
      if (!ids.has(desk)) wrong(['rules', index, 'desk'], 'desk_unknown', 'Choose a desk from the list');
  });
export type DeskSettings = z.output<typeof deskSettings>;

/** Before an owner saves the first ones: one desk, without people. */
export const firstDeskSettings: DeskSettings = {
  desks: [{ id: defaultDesk, name: '', people: [], email: '', languages: [], answersWithin: null }],
  rules: [],
  ownOnly: false,
};
