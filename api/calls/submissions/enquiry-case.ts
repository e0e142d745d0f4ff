import type { CallContext } from '#api/context.ts';
import { documentIn } from '#api/read-entry.ts';
import type { DeskCase } from '#contract/office/desks/desk-for.ts';
import type { Enquiry } from '#contract/submissions/enquiry.ts';
import type { PublishedEntry } from '#store/store.ts';

/** What an enquiry is about, as the rules of the desks see it: `products` are those of its lines that are published. */
export async function enquiryCase(
  { country, subject }: Pick<Enquiry, 'country' | 'subject'>,
  products: readonly PublishedEntry[],
  context: CallContext,
): Promise<DeskCase> {
  const concerns = new Set<number>();
  const categories = new Set<number>();
  for (const product of products) {
    const concern = documentIn('product', product, context)?.concern;
    if (concern != null) concerns.add(concern);
    let above = product.parent;
    while (above !== null && !categories.has(above)) {
      categories.add(above);
      above = (await context.store.entries.published('category', above))?.parent ?? null;
    }
  }
  return { country, subject, concerns, categories };
}
