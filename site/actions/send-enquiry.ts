import { sendEnquiry as sendEnquiryCall } from '#contract/calls/send-enquiry.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { type Enquiry, enquiry } from '#contract/submissions/enquiry.ts';
import { decimalIn, decimalSign } from '#contract/text/decimals.ts';
import type { SiteServices } from '../context.ts';
import type { EnquiryAnswer } from '../enquiries/enquiry-outcome.ts';
import { enquiryFields, isBlankLine, type TypedLine, typedLines, valuesOfLines } from '../enquiries/enquiry-values.ts';
import { success } from '../forms/outcome.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { sendAsMessage } from './enquiry-as-message.ts';
import { type Answer, failureAnswer, fieldErrors, refused } from './failure.ts';
import { fillEnquiry, isFilling, withViews } from './fill-enquiry.ts';
import { readForm, typedValues } from './read-form.ts';

/** A quantity as the call takes it; NaN for a text that is no number. */
const quantityOf = (text: string, lang: string): number | undefined =>
  text.trim() === '' ? undefined : (decimalIn(text, decimalSign(lang)) ?? Number.NaN);

const lineOf = ({ productId, article, quantity, unit, note }: TypedLine, lang: string) => ({
  ...(productId && { productId }),
  article,
  // JSON writes NaN as null, which is no number either.
  ...(quantity.trim() && { quantity: quantityOf(quantity, lang) }),
  unit,
  note,
});

/** Errors name the lines that were sent; the form has blank ones between them. */
const atRows = (errors: { field: string; message: string }[], rows: readonly number[]) =>
  errors.map(({ field, message }) => ({
    field: field.replace(/^lines\.(\d+)/, (_, index: string) => `lines.${rows[Number(index)] ?? index}`),
    message,
  }));

/** Sends an enquiry; in front of another backend, as a message. Other buttons of the form change its lines instead. */
export async function sendEnquiry(request: Request, services: SiteServices): Promise<EnquiryAnswer> {
  const { values, file } = await readForm(request);
  const { key = crypto.randomUUID() } = values;
  const typed = { ...typedValues(values, enquiryFields), ...(file && { fileName: file.name }), key };
  if (isFilling(values)) return fillEnquiry(values, typed, services);
  const { outcome, status } = await sentForm({ ...values, key }, file, { services, kept: typed });
  return { outcome: await withViews(outcome, services), status };
}

async function sentForm(
  values: Record<string, string>,
  file: File | undefined,
  { services, kept: typed }: Delivery,
): Promise<Answer> {
  const texts = pageTextsFor(services.language).enquiry;
  const all = typedLines(values);
  const rows = [...all.keys()].filter((index) => !isBlankLine(all[index] as TypedLine));
  const kept = { ...typed, ...valuesOfLines(all) };
  if (values.parts?.trim()) return refused(texts.check, [{ field: 'parts', message: texts.partsOpen }], kept);
  const lines = JSON.stringify(all.filter((line) => !isBlankLine(line)).map((line) => lineOf(line, services.lang)));
  const read = enquiry.safeParse({ ...values, lines, file, lang: services.lang, idempotencyKey: values.key });
  if (!read.success) return refused(texts.check, atRows(fieldErrors(read.error.issues, services), rows), kept);
  const answer = await delivered(read.data, { services, kept });
  return { ...answer, outcome: { ...answer.outcome, errors: atRows(answer.outcome.errors, rows) } };
}

interface Delivery {
  services: SiteServices;
  /** The typed values. */
  kept: Record<string, string>;
}

async function delivered(sent: Enquiry, { services, kept }: Delivery): Promise<Answer> {
  const texts = pageTextsFor(services.language).enquiry;
  const lines = valuesOfLines(typedLines(kept).filter((line) => !isBlankLine(line)));
  const sentText = (text: string, reference?: string): Answer => ({
    outcome: { ...success(text), values: { ...lines }, ...(reference && { reference }) },
    status: 200,
  });
  if (services.lacks?.includes('enquiries'))
    return (await sendAsMessage(sent, { services, kept })) ?? sentText(texts.sent);
  try {
    const { reference, answersWithinDays } = await services.client.call(sendEnquiryCall, sent);
    const answer = sentText(texts.sentAs({ reference }), reference);
    if (answersWithinDays !== null) answer.outcome.values.answersWithinDays = String(answersWithinDays);
    return answer;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 409) return failureAnswer(error, texts, kept, services);
    // The first one arrived, although its response was lost. What was changed since can be sent as another.
    return refused(texts.changed, [], { ...kept, key: crypto.randomUUID() }, 409);
  }
}
