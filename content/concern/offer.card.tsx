import { itemPath } from '#contract/addresses/item-path.ts';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { Section } from '#site/blocks/section.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Pin } from '#ui/page-icons.tsx';
import { EvidenceList } from '../certificate/evidence.card.tsx';
import { DocumentCards } from '../document/document-link.card.tsx';
import { locationPages } from '../location/pages.ts';
import type { ConcernOffer } from './offer.ts';

/** The locations, certificates and documents of a concern, without empty sections. */
export function ConcernSections({ offer: { locations, certificates, documents } }: { offer: ConcernOffer }) {
  const { concern: texts } = usePageTexts().types;
  return (
    <>
      {locations.length > 0 ? (
        <Section heading={texts.locations}>
          <ul className="page-grid text-cards">
            {locations.map(({ id, name, activities }) => (
              <li key={id} className="flex gap-4 rounded-2xl border border-line bg-raised p-6">
                <Pin className="mt-1 size-5 shrink-0 text-brand-ink" />
                <div className="min-w-0">
                  <h3 className="card-heading">
                    <SiteLink href={itemPath(locationPages, id)} className="hover:text-brand-ink">
                      <ContentText>{name}</ContentText>
                    </SiteLink>
                  </h3>
                  <ContentParagraph text={activities} className="mt-1 whitespace-pre-line text-muted" />
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {certificates.length > 0 ? (
        <Section heading={texts.certificates} tone="sunken">
          <EvidenceList evidence={certificates} />
        </Section>
      ) : null}
      {documents.length > 0 ? (
        <Section heading={texts.documents}>
          <DocumentCards documents={documents} />
        </Section>
      ) : null}
    </>
  );
}
