import type { ReactNode } from 'react';
import { AddToEnquiry } from '#site/enquiries/add-to-enquiry.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Close } from '#ui/icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { TextParts } from '../attribute/text-parts.card.tsx';
import { certificatePages } from '../certificate/pages.ts';
import { type ComparedColumn, type Comparison, isDifferent, mostCompared } from './comparison.ts';
import { productTerms } from './details.ts';
import { LinkedEntries } from './linked-entries.card.tsx';

/** Products side by side. The table scrolls sideways where the window is too narrow. */
export function ComparisonTable({ comparison: { columns, groups } }: { comparison: Comparison }) {
  const { product: texts } = usePageTexts().types;
  const { compare } = texts;
  const makers = columns.map(({ maker }) => maker?.url ?? '');
  return (
    <section
      aria-label={compare.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focusable region scrolls with the keyboard
      tabIndex={0}
      className="comparison"
    >
      <table aria-label={compare.title}>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={column.key} scope="col">
                <ColumnHead column={column} index={index} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name: group, rows }) => (
          <tbody key={group}>
            {group ? (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className="font-display text-xl">
                  <ContentText>{group}</ContentText>
                </th>
              </tr>
            ) : null}
            {rows.map(({ attribute, name, texts: values, differs }) => (
              <Row key={attribute} name={<ContentText>{name}</ContentText>} differs={differs}>
                {values.map((value, index) => (
                  <td key={columns[index]?.key}>{value.text ? <TextParts {...value} /> : '–'}</td>
                ))}
              </Row>
            ))}
          </tbody>
        ))}
        <tbody>
          {termsOf(columns).map((term) => (
            <Row key={term} name={texts[term]} differs={isDifferent(columns.map((column) => column[term]))}>
              {columns.map(({ key, [term]: text }) => (
                <td key={key}>{text ? <ContentText>{text}</ContentText> : '–'}</td>
              ))}
            </Row>
          ))}
          <Row name={texts.madeBy} differs={isDifferent(makers)}>
            {columns.map(({ key, maker }) => (
              <td key={key}>
                {maker ? (
                  <SiteLink href={maker.url} className="text-link">
                    <ContentText>{maker.name}</ContentText>
                  </SiteLink>
                ) : (
                  '–'
                )}
              </td>
            ))}
          </Row>
          <Row name={texts.evidence} differs={hasOtherEvidence(columns)}>
            {columns.map(({ key, evidence }) => (
              <td key={key}>
                {evidence.length > 0 ? <LinkedEntries entries={evidence} pages={certificatePages} /> : '–'}
              </td>
            ))}
          </Row>
        </tbody>
      </table>
    </section>
  );
}

/** The terms that any of the products has. */
const termsOf = (columns: readonly ComparedColumn[]) =>
  productTerms.filter((term) => columns.some((column) => column[term]));

/** Unlike other rows, no evidence is known to be none: a product shows all of it. */
const hasOtherEvidence = (columns: readonly ComparedColumn[]): boolean =>
  new Set(columns.map(({ evidence }) => evidence.map(({ id }) => id).join())).size > 1;

function Row({ name, differs, children }: { name: ReactNode; differs: boolean; children: ReactNode }) {
  const { compare } = usePageTexts().types.product;
  return (
    <tr className={differs ? 'differs' : undefined}>
      <th scope="row">
        {name}
        {differs ? (
          <>
            {' '}
            <span className="difference">{compare.differs}</span>
          </>
        ) : null}
      </th>
      {children}
    </tr>
  );
}

function ColumnHead({ column, index }: { column: ComparedColumn; index: number }) {
  const { product: texts } = usePageTexts().types;
  const { id, name, article, articleName, image, href, without, isDiscontinued } = column;
  return (
    <div className="flex flex-col items-start gap-3">
      <Picture
        picture={image}
        use={pagePictureUses.productThumbnail}
        decorative
        className="aspect-4/3 w-full rounded-lg object-cover"
        placeholderVariant={index}
      />
      <SiteLink href={href} className="text-link font-display text-lg">
        <ContentText>{name}</ContentText>
      </SiteLink>
      {article ? (
        <span className="font-normal">
          {articleName ? (
            <>
              <ContentText>{articleName}</ContentText> ·{' '}
            </>
          ) : null}
          <bdi translate="no" className="whitespace-nowrap">
            {article}
          </bdi>
        </span>
      ) : null}
      {isDiscontinued ? <span className="font-normal text-accent-ink">{texts.discontinued}</span> : null}
      <AddToEnquiry line={{ productId: id, ...(article && { article }) }} name={article ?? name} />
      <SiteLink href={without} className="more-link inline-flex items-center gap-1.5 font-normal print:hidden">
        <Close className="size-4" />
        <span>
          {texts.compare.remove}
          <span className="sr-only">
            {' '}
            <ContentText>{name}</ContentText> {article}
          </span>
        </span>
      </SiteLink>
    </div>
  );
}

/** Says what is not compared. */
export function ComparisonNotices({ comparison: { missing, asked } }: { comparison: Comparison }) {
  const { compare: texts } = usePageTexts().types.product;
  return (
    <>
      {asked > mostCompared ? <p className="mb-6">{texts.tooMany({ count: asked, shown: mostCompared })}</p> : null}
      {missing.map(({ id, article, isGone }) => {
        const name = article === undefined ? id : `${id}, ${article}`;
        return (
          <p key={name} className="mb-6">
            {isGone ? texts.gone({ name }) : texts.missing({ name })}
          </p>
        );
      })}
    </>
  );
}
