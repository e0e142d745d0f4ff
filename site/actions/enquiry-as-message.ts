import { getProductById } from '#content/product/calls.ts';
import { contactUs } from '#contract/calls/contact-us.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import type { Enquiry, EnquiryLine } from '#contract/submissions/enquiry.ts';
import { maxMessageLength } from '#contract/submissions/parts.ts';
import { countryName } from '#contract/text/countries.ts';
import type { SiteServices } from '../context.ts';
import { pageTextsFor } from '../texts/use-page-texts.ts';
import { type Answer, fieldErrors, refusalOf, refused } from './failure.ts';

async function lineText(
  { productId, article, quantity, unit, note }: EnquiryLine,
  { client }: SiteServices,
): Promise<string> {
  const unnamed = { name: `#${productId}` };
  const product = productId ? await client.call(getProductById, { id: productId }).catch(() => unnamed) : undefined;
  const amount = [quantity, unit].filter(Boolean).join(' ');
  return `- ${[product?.name, article, amount, note].filter(Boolean).join(' · ')}`;
}

/** An enquiry as the text of a message, in the language of the page. */
async function messageText(
  { lines, company, country, deliveryTerm, wantedOn, message }: Enquiry,
  services: SiteServices,
): Promise<string> {
  const { enquiry: texts } = pageTextsFor(services.language);
  const facts = [
    [texts.company, company],
    [texts.country, country && countryName(country, services.lang)],
    [texts.deliveryTerm, deliveryTerm],
    [texts.wantedOn, wantedOn],
  ];
  const shown = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const listed = await Promise.all(lines.map((line) => lineText(line, services)));
  return [message, listed.join('\n'), shown.join('\n')].filter(Boolean).join('\n\n');
}

/** Sends an enquiry to a backend that only takes messages. Undefined: it was taken. */
export async function sendAsMessage(
  sent: Enquiry,
  { services, kept }: { services: SiteServices; kept: Record<string, string> },
): Promise<Answer | undefined> {
  const texts = pageTextsFor(services.language).enquiry;
  const { name, email, mobile, website, elapsedMs, privacyVersion } = sent;
  const subject = sent.subject || texts.title;
  const message = await messageText(sent, services);
  const excess = message.length - maxMessageLength;
  if (excess > 0)
    return refused(texts.check, [{ field: 'message', message: texts.togetherTooLong({ count: excess }) }], kept);
  const checked = contactMessage.safeParse({
    name,
    email,
    mobile,
    subject,
    message,
    website,
    elapsedMs,
    privacyVersion,
  });
  if (!checked.success) return refused(texts.check, fieldErrors(checked.error.issues, services), kept);
  return refusalOf(services.client.call(contactUs, { ...checked.data, lang: services.lang }), texts, kept, services);
}
