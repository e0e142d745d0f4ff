import { type ReactNode, useId } from 'react';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { EvidenceList } from '../certificate/evidence.card.tsx';
import { DocumentCards } from '../document/document-link.card.tsx';
import { Articles } from './articles.card.tsx';
import type { ProductDetails } from './details.ts';
import { FactTable } from './facts.card.tsx';

/** The sections of a product with facts, articles, certificates and documents, without empty ones. */
export function ProductSections({ product }: { product: ProductDetails & { id: string; name: string } }) {
  const { facts, articles, evidence, documents } = product;
  const { product: texts } = usePageTexts().types;
  return (
    <>
      {facts ? (
        <DetailSection heading={texts.specification}>
          <FactTable groups={facts} label={texts.specification} />
        </DetailSection>
      ) : null}
      {articles ? (
        <DetailSection heading={texts.articles}>
          <Articles table={articles} product={product} />
        </DetailSection>
      ) : null}
      {evidence ? (
        <DetailSection heading={texts.evidence}>
          <EvidenceList evidence={evidence} />
        </DetailSection>
      ) : null}
      {documents ? (
        <DetailSection heading={texts.documents}>
          <DocumentCards documents={documents} />
        </DetailSection>
      ) : null}
    </>
  );
}

function DetailSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-16 print:mt-6">
      <h2 id={id} className="section-heading mb-8 print:mb-2">
        {heading}
      </h2>
      {children}
    </section>
  );
}
