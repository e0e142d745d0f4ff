import { z } from 'zod';
import { maxIdLength } from '../addresses/public-id.ts';
import { rule } from '../rules.ts';
import { emailAddress, maxEmailLength } from '../text/contact/email-address.ts';
import { isTypedPhoneNumber } from '../text/contact/phone-number.ts';
import { isCountryCode } from '../text/countries.ts';
import { wireId } from '../wire/parts.ts';
import { attachmentSize, deliveryTerms, maxAttachmentBytes, maxEnquiryLines } from './enquiry-terms.ts';
import { documentFile } from './job-application.ts';
import {
  emailExpected,
  formLanguage,
  formText,
  messageText,
  privacyVersion,
  spamChecks,
  subjectText,
} from './parts.ts';

const quantityExpected = rule('quantity', 'Enter a quantity such as 2.5');

/** A unit without an address in it, because the mail to the sender repeats it. */
const unit = /^[\p{L}\p{M}\p{N} %-]*\.?$/u;

const unitExpected = rule('unit', 'Enter a unit of at most 20 letters, such as kg');

/** What is asked about: a product of the site, an article of it, or what the sender calls it. */
export const enquiryLine = z
  .object({
    productId: wireId
      .pipe(z.string().max(maxIdLength))
      .optional()
      .describe('The id of a product; absent: described by its article only.'),
    article: formText(120, rule('article', 'Enter an article of at most 120 characters', { max: 120 }))
      .default('')
      .describe('The number of an article, or what it is called.'),
    quantity: z.number(quantityExpected).positive(quantityExpected).max(1e9, quantityExpected).optional(),
    unit: formText(20, unitExpected).regex(unit, unitExpected).default(''),
    note: formText(500, rule('note', 'Enter a note of at most 500 characters', { max: 500 })).default(''),
  })
  .refine(({ productId, article }) => productId !== undefined || article !== '', {
    path: ['article'],
    ...rule('line', 'Choose a product, or enter an article'),
    abort: true,
  });

export type EnquiryLine = z.output<typeof enquiryLine>;

const linesText = `Must be a JSON list of at most ${maxEnquiryLines} products`;
const linesRule = { code: 'lines', params: { max: maxEnquiryLines } };
const linesExpected = rule(linesRule.code, linesText, linesRule.params);

/** Fifty full lines with each character escaped. */
const maxLinesText = 250_000;

/** A longer list is refused before its lines are checked. */
function parsed(text: string, issues: z.core.$ZodRawIssue[]): never[] | z.input<typeof enquiryLine>[] {
  try {
    const list = JSON.parse(text);
    if (!Array.isArray(list) || list.length <= maxEnquiryLines) return list;
  } catch {}
  issues.push({ code: 'custom', input: text, message: linesText, rule: linesRule });
  return z.NEVER;
}

/** A part of a form with a list is JSON, as OpenAPI has it for a part that is not a text. */
const lines = z
  .codec(
    z.string(linesExpected).max(maxLinesText, linesExpected),
    z.array(enquiryLine, linesExpected).max(maxEnquiryLines, linesExpected),
    {
      decode: (text, { issues }) => parsed(text, issues),
      encode: (list) => JSON.stringify(list),
    },
  )
  .default([]);

const nameExpected = rule('name', 'Enter a name of at most 120 characters, such as Ada Lovelace', { max: 120 });
const phoneExpected = rule('phone', 'Enter a telephone number such as +44 20 7946 0000');
const countryExpected = rule('country', 'Choose a country from the list');
const termExpected = rule('delivery_term', 'Choose a delivery term from the list');
const dayExpected = rule('day', 'Enter a day such as 2027-01-31');

const attachmentExpected = rule(
  'attachment',
  `Choose a .pdf, .doc or .docx file of at most ${attachmentSize.megabytes} MB`,
  attachmentSize,
);

const blankOr = (schema: z.ZodType<string, string>) => z.union([z.literal(''), schema]).default('');

/** An enquiry: name, email address, and either a product or a text. */
export const enquiry = z
  .object({
    lines,
    country: formText(2, countryExpected)
      .toUpperCase()
      .refine((code) => code === '' || isCountryCode(code), countryExpected)
      .default('')
      .describe('The country of destination, ISO 3166-1 alpha-2, such as BD.'),
    deliveryTerm: z
      .enum(['', ...deliveryTerms], termExpected)
      .default('')
      .describe('Incoterms 2020; absent: open.'),
    wantedOn: blankOr(z.iso.date(dayExpected)).describe('The day by which the goods are wanted, such as 2027-01-31.'),
    subject: subjectText,
    message: messageText,
    name: formText(120, nameExpected).min(1, nameExpected),
    company: formText(160, rule('company', 'Enter a company of at most 160 characters', { max: 160 })).default(''),
    email: formText(maxEmailLength, emailExpected).pipe(emailAddress(emailExpected)),
    mobile: formText(40, phoneExpected)
      .refine((text) => text === '' || isTypedPhoneNumber(text), phoneExpected)
      .default(''),
    file: documentFile({
      missing: attachmentExpected,
      type: attachmentExpected,
      empty: attachmentExpected,
      size: attachmentExpected,
      maxBytes: maxAttachmentBytes,
    })
      .optional()
      .describe('An attachment of at most 5 MB, otherwise checked as CVs are.'),
    idempotencyKey: z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/, 'Must be at most 255 characters of ASCII without spaces')
      .optional()
      .describe('Chosen by the client. The same enquiry with the same key is stored once.'),
    ...spamChecks,
    privacyVersion,
    lang: formLanguage,
  })
  .refine((sent) => sent.lines.length > 0 || sent.message !== '', {
    path: ['message'],
    ...rule('blank', 'Write something before you send, such as a question'),
    abort: true,
  });

export type Enquiry = z.output<typeof enquiry>;
