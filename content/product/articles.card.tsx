import type { ReactNode } from 'react';
import { AddToEnquiry } from '#site/enquiries/add-to-enquiry.tsx';
import { EnquiryListLink } from '#site/enquiries/enquiry-list-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { TextParts } from '../attribute/text-parts.card.tsx';
import { CompareBox, CompareButton } from './compare-form.card.tsx';
import type { ArticleTable } from './details.ts';

/** The articles of a product, with the facts in which they differ. Scrolls sideways where the window is too narrow. */
export function Articles({ table, product }: { table: ArticleTable; product: { id: string; name: string } }) {
  const { compare } = usePageTexts().types.product;
  const isComparable = table.rows.filter(({ number }) => number !== '').length > 1;
  return (
    <>
      <Table table={table} product={product} comparedId={isComparable ? product.id : undefined} />
      <EnquiryListLink className="mt-4" />
      {isComparable ? <CompareButton label={compare.articles} /> : null}
    </>
  );
}

/** `comparedId`: the product whose articles have a box to compare them. */
function Table({
  table: { columns, rows },
  product,
  comparedId,
}: {
  table: ArticleTable;
  product: { id: string; name: string };
  comparedId: string | undefined;
}) {
  const { types, enquiry } = usePageTexts();
  const { product: texts } = types;
  const hasNames = rows.some(({ name }) => name !== '');
  const hasGtins = rows.some(({ gtin }) => gtin !== '');
  return (
    <section
      aria-label={texts.articlesOf({ name: product.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focusable region scrolls with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-2xl border border-line bg-raised"
    >
      <table className="w-full border-collapse whitespace-nowrap" aria-label={texts.articles}>
        <thead className="bg-sunken">
          <tr>
            {comparedId === undefined ? null : (
              <Heading>
                <span className="sr-only">{texts.compare.pick}</span>
              </Heading>
            )}
            <Heading>{texts.articleNumber}</Heading>
            {hasNames ? <Heading>{texts.articleName}</Heading> : null}
            {columns.map(({ attribute, name }) => (
              <Heading key={attribute}>
                <ContentText>{name}</ContentText>
              </Heading>
            ))}
            {hasGtins ? <Heading>{texts.gtin}</Heading> : null}
            <Heading>
              <span className="sr-only">{enquiry.title}</span>
            </Heading>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, gtin, name: article, facts }) => (
            <tr key={`${number} ${gtin} ${article}`} className="border-t border-line">
              {comparedId === undefined ? null : (
                <td className="px-3">
                  {number ? <CompareBox item={{ id: comparedId, article: number }} name={number} /> : null}
                </td>
              )}
              <th scope="row" className="px-3 py-3 text-start font-semibold">
                <bdi translate="no">{number || '–'}</bdi>
              </th>
              {hasNames ? (
                <td className="px-3 py-3">
                  <ContentText>{article}</ContentText>
                </td>
              ) : null}
              {columns.map(({ attribute }, index) => (
                <td key={attribute} className="px-3 py-3">
                  <TextParts {...(facts[index] ?? { text: '–' })} />
                </td>
              ))}
              {hasGtins ? (
                <td className="px-3 py-3 tabular-nums" translate="no">
                  {gtin || '–'}
                </td>
              ) : null}
              <td className="px-3 py-1 leading-snug break-normal whitespace-normal">
                {number ? <AddToEnquiry line={{ productId: product.id, article: number }} name={number} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="px-3 py-3 text-start text-sm font-medium text-muted">
    {children}
  </th>
);
