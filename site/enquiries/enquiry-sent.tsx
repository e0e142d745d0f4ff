import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { enquiryPath } from './enquiry-address.ts';
import { type TypedLine, typedLines, type Values } from './enquiry-values.ts';
import type { AskedProduct } from './load-enquiry.server.ts';

/** What was sent, and when to expect an answer. */
export function EnquirySent({ values, products }: { values: Values; products: readonly AskedProduct[] }) {
  const { enquiry: texts } = usePageTexts();
  const lines = typedLines(values);
  return (
    <div className="mt-6 flex flex-col items-start gap-6">
      <p>{values.answersWithinDays ? texts.answersWithin({ days: Number(values.answersWithinDays) }) : texts.expect}</p>
      {lines.length > 0 ? (
        <section aria-labelledby="enquiry-sent-lines">
          <h2 id="enquiry-sent-lines" className="section-heading mb-4">
            {texts.sentLines}
          </h2>
          <ol className="list-decimal space-y-2 ps-6">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>
                <SentLine line={line} product={products.find(({ id }) => id === line.productId)} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <SiteLink href={enquiryPath} className={buttonClass('outline')}>
        {texts.another}
      </SiteLink>
    </div>
  );
}

function SentLine({ line, product }: { line: TypedLine; product: AskedProduct | undefined }) {
  const { productId, article, quantity, unit, note } = line;
  const name = product?.name || productId;
  const amount = [quantity, unit].filter(Boolean).join(' ');
  const parts = [article, amount, note].filter(Boolean);
  return (
    <>
      {name ? <ContentText>{name}</ContentText> : null}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <span key={index}>
          {name || index > 0 ? ' · ' : ''}
          <bdi>{part}</bdi>
        </span>
      ))}
    </>
  );
}
