import type { ReactNode } from 'react';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { Warning } from '#ui/icons.tsx';
import { TextParts } from '../attribute/text-parts.card.tsx';
import { locationPages } from '../location/pages.ts';
import { type FactGroup, type ProductDetails, productTerms } from './details.ts';
import { LinkedEntries } from './linked-entries.card.tsx';

/** As many facts as fit beside the pictures. */
const summaryFacts = 4;

/** The first facts of a product, its terms, who makes it and where. */
export function FactSummary({ product }: { product: ProductDetails }) {
  const { product: texts } = usePageTexts().types;
  const { facts = [], maker, locations = [] } = product;
  const first = facts.flatMap(({ rows }) => rows).slice(0, summaryFacts);
  const terms = productTerms.filter((term) => product[term]);
  if (first.length === 0 && terms.length === 0 && !maker && locations.length === 0) return null;
  return (
    <dl className="w-full border-y border-line">
      {first.map(({ attribute, name, ...fact }) => (
        <Line key={attribute} name={<ContentText>{name}</ContentText>} isRepeated>
          <TextParts {...fact} />
        </Line>
      ))}
      {terms.map((term) => (
        <Line key={term} name={texts[term]}>
          <ContentText>{product[term]}</ContentText>
        </Line>
      ))}
      {maker ? (
        <Line name={texts.madeBy}>
          <SiteLink href={maker.url} className="text-link">
            <ContentText>{maker.name}</ContentText>
          </SiteLink>
        </Line>
      ) : null}
      {locations.length > 0 ? (
        <Line name={texts.madeAt}>
          <LinkedEntries entries={locations} pages={locationPages} />
        </Line>
      ) : null}
    </dl>
  );
}

/** `isRepeated`: the table of all facts has it too, so it is not printed twice. */
const Line = ({
  name,
  isRepeated = false,
  children,
}: {
  name: ReactNode;
  isRepeated?: boolean;
  children: ReactNode;
}) => (
  <div
    className={`grid grid-cols-[2fr_3fr] gap-4 border-t border-line py-2.5 first:border-0 print:py-1 ${
      isRepeated ? 'print:hidden' : ''
    }`}
  >
    <dt className="min-w-0 wrap-break-word text-muted">{name}</dt>
    <dd className="min-w-0 font-semibold wrap-break-word">{children}</dd>
  </div>
);

/** Says that a product is not made any more, with its successor. */
export function DiscontinuedNotice({ successor }: NonNullable<ProductDetails['discontinued']>) {
  const { product: texts } = usePageTexts().types;
  return (
    <div className="flex w-full gap-4 rounded-2xl border border-line-strong bg-sunken p-5">
      <Warning className="size-6 shrink-0 text-accent-ink" />
      <p>
        {texts.discontinued}{' '}
        {successor ? (
          <SiteLink href={successor.url} className="text-link">
            <ContentInText text={(name) => texts.successor({ name })} content={successor.name} />
          </SiteLink>
        ) : null}
      </p>
    </div>
  );
}

/** All facts of a product as a table, with a heading for each group. */
export function FactTable({ groups, label }: { groups: FactGroup[]; label: string }) {
  return (
    <table className="w-full max-w-4xl border-collapse" aria-label={label}>
      {groups.map(({ name: group, rows }) => (
        <tbody key={group}>
          {group ? (
            <tr>
              <th
                scope="rowgroup"
                colSpan={2}
                className="pt-8 pb-3 text-start font-display text-xl font-semibold print:pt-3 print:pb-1"
              >
                <ContentText>{group}</ContentText>
              </th>
            </tr>
          ) : null}
          {rows.map(({ attribute, name, ...fact }) => (
            <tr key={attribute} className="border-t border-line last:border-b">
              <th scope="row" className="w-2/5 py-3 print:py-1 pe-4 text-start align-top font-normal text-muted">
                <ContentText>{name}</ContentText>
              </th>
              <td className="py-3 print:py-1 align-top font-medium wrap-anywhere">
                <TextParts {...fact} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
