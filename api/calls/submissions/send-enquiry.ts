import type { CallContext, Handler } from '#api/context.ts';
import { enquiryNotice, type MailedEnquiry, mailToSender } from '#api/notices/enquiry-mails.ts';
import { noticesOf } from '#api/notices/notices.ts';
import { webhookEvents } from '#api/notices/webhook-events.ts';
import { documentIn } from '#api/read-entry.ts';
import { requireRoom } from '#api/rules/limits/disk-reserve.ts';
import { keepHourlyLimit, keepVisitorLimit, mayMailConfirmation, onceWithinMs } from '#api/rules/limits/limits.ts';
import { newReference } from '#api/rules/reference.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { sendEnquiry as sendEnquiryCall } from '#contract/calls/send-enquiry.ts';
import { deskFor } from '#contract/office/desks/desk-for.ts';
import type { Desk } from '#contract/office/desks/desks.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { Enquiry, EnquiryLine } from '#contract/submissions/enquiry.ts';
import { looksAutomatic } from '#contract/submissions/parts.ts';
import { comparableCode } from '#contract/text/codes/codes.ts';
import type { PrivateFile, StoredEnquiryLine } from '#store/interfaces/inbox.ts';
import type { PublishedEntry } from '#store/store.ts';
import { enquiryCase } from './enquiry-case.ts';
import { checkSubmittedFile, type SubmittedFile, storeWithFile } from './submitted-file.ts';

/** Stored with its mails, to the group and to the sender, before the response. A file is stored before the row. */
export const sendEnquiry: Handler<typeof sendEnquiryCall> = async (enquiry, context) => {
  keepVisitorLimit('enquiry', context);
  if (enquiry.file) keepVisitorLimit('attachment', context);
  const submitted = enquiry.file ? await checkedFile(enquiry.file, enquiry, context) : null;
  keepHourlyLimit('enquiry', context);
  if (submitted) keepHourlyLimit('attachment', context);
  const products = await Promise.all(enquiry.lines.map((line) => productOf(line, context)));
  const lines = enquiry.lines.map((line, index) => titled(line, products[index], context));
  const reference = newReference('EN');
  const { desks, ...settings } = await context.store.desks.get();
  const published = products.filter((product) => product !== undefined);
  const chosen = deskFor(await enquiryCase(enquiry, published, context), settings.rules).desk;
  const desk = desks.find(({ id }) => id === chosen);
  const write = async (file: PrivateFile | null) => {
    const { file: _, elapsedMs: _ms, website: _w, ...fields } = enquiry;
    const spam = looksAutomatic(enquiry);
    const mailed = lines.map((line, index) => ({ ...line, known: numberOf(line, products[index], context) }));
    const mails = spam ? [] : await mailsAbout({ ...enquiry, lines: mailed, reference }, desk, context);
    const { submissions } = context.store;
    return submissions.addEnquiry({ ...fields, reference, lines, file, spam, desk: chosen }, mails, onceWithinMs);
  };
  const kept = submitted
    ? await storeWithFile(
        submitted,
        context,
        write,
        (stored) => stored !== 'key-reused' && stored.reference === reference,
      )
    : await write(null);
  if (kept === 'key-reused') throw new HttpError('conflict', 'This Idempotency-Key was sent with another enquiry');
  const { answersWithin = null } = desks.find(({ id }) => id === kept.desk) ?? {};
  return { status: true, reference: kept.reference, answersWithinDays: answersWithin };
};

async function checkedFile(file: File, { lang }: Enquiry, context: CallContext): Promise<SubmittedFile> {
  await requireRoom(file.size, context);
  const submitted = await checkSubmittedFile(file, lang, context);
  if (!('refused' in submitted)) return submitted;
  throw new HttpError('invalid_body', undefined, { errors: [{ field: 'file', message: submitted.refused }] });
}

async function productOf({ productId }: EnquiryLine, { store }: CallContext) {
  if (productId === undefined) return undefined;
  return store.entries.publishedByPublicId('product', canonicalId(productId));
}

/** A line with the name of its product. One that is not published stays in the enquiry with its id. */
function titled(
  { productId, article, quantity, unit, note }: EnquiryLine,
  entry: PublishedEntry | undefined,
  context: CallContext,
): StoredEnquiryLine {
  const id = productId === undefined ? null : canonicalId(productId);
  const product = (entry && documentIn('product', entry, context)?.name) ?? '';
  return { productId: id, product, article, quantity: quantity ?? null, unit, note };
}

/** The number of the article of a product that a line names in any spelling; '' for none. */
function numberOf({ article }: StoredEnquiryLine, entry: PublishedEntry | undefined, context: CallContext): string {
  const keyOf = (code: string) => comparableCode({ kind: 'article', code });
  const { articles = [] } = (entry && documentIn('product', entry, context)) ?? {};
  return articles.find(({ number }) => number !== '' && keyOf(number) === keyOf(article))?.number ?? '';
}

async function mailsAbout(sent: MailedEnquiry, desk: Desk | undefined, context: CallContext) {
  const { file: _, elapsedMs: _ms, website: _w, idempotencyKey: _key, privacyVersion: _version, ...rest } = sent;
  const posted = { ...rest, lines: sent.lines.map(({ known: _known, ...line }) => line) };
  const notices = [
    ...(await noticesOf('messages', context, enquiryNotice(sent, desk), desk)),
    ...webhookEvents('enquiry.received', { ...posted, desk: desk?.name ?? null }, context),
  ];
  if (!mayMailConfirmation(sent.email, context)) return notices;
  return [...notices, mailToSender(sent, desk?.answersWithin ?? null)];
}
