import type { OfficeEnquiry, OfficeMessage } from '#contract/office/inbox-view.ts';
import type { ReplyValues } from '#contract/office/replies/fill-reply.ts';
import type { ReplyTemplate } from '#contract/office/replies/reply-templates.ts';
import { formatLocale } from '#office/texts/format-locale.ts';

type Line = OfficeEnquiry['lines'][number];

/** Such as “Combed yarn, Y-30: 2 t”. */
function lineText({ product, productId, article, quantity, unit }: Line, numbers: Intl.NumberFormat): string {
  const what = [product || (productId === null ? '' : `#${productId}`), article];
  const amount = [quantity === null ? '' : numbers.format(quantity), unit];
  return [what.filter(Boolean).join(', '), amount.filter(Boolean).join(' ')].filter(Boolean).join(': ');
}

/** What a message has for the fields of a template in a language. `desk`: its name; `me`: that of the user. */
export function replyValues(
  { name, subject, enquiry }: Pick<OfficeMessage, 'name' | 'subject' | 'enquiry'>,
  { desk, me, language }: { desk: string; me: string; language: string },
): ReplyValues {
  const numbers = new Intl.NumberFormat(formatLocale(language), { maximumFractionDigits: 12 });
  return {
    name,
    company: enquiry?.company ?? '',
    reference: enquiry?.reference ?? '',
    subject,
    lines: enquiry?.lines.map((line) => lineText(line, numbers)).join('\n') ?? '',
    desk,
    me,
  };
}

const primaryOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Those in the language of the sender first, otherwise in their order. Null: the language is unknown. */
export function sortTemplates(templates: readonly ReplyTemplate[], lang: string | null): ReplyTemplate[] {
  const distance = ({ language }: ReplyTemplate) => {
    if (lang === null) return 0;
    if (language.toLowerCase() === lang.toLowerCase()) return 0;
    return primaryOf(language) === primaryOf(lang) ? 1 : 2;
  };
  return templates.toSorted((a, b) => distance(a) - distance(b));
}
