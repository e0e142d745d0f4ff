import type { AnchorHTMLAttributes } from 'react';
import { itemPath } from '#contract/addresses/item-path.ts';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentInText, ContentText } from '#ui/content-language.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { PictureUse } from '#ui/pictures/picture-set.ts';
import { CertificateFacts } from './certificate-facts.card.tsx';
import type { Certificate } from './definition.ts';
import { hasDetails } from './has-details.ts';
import { certificatePages } from './pages.ts';
import { Validity } from './validity.card.tsx';

/** As many links as a card has room for. */
const mostCovered = 4;

export interface CertificateCardData extends Certificate {
  hasExpired: boolean;
}

/** A certificate: its picture, which opens enlarged, and its expiry date. `link` opens the picture. */
export function CertificateCard({
  certificate,
  link,
  use,
  variant,
}: {
  certificate: CertificateCardData;
  link: AnchorHTMLAttributes<HTMLAnchorElement>;
  use: PictureUse;
  variant: number;
}) {
  const { certificate: texts } = usePageTexts().types;
  const { name, description, image, validUntil, hasExpired } = certificate;
  return (
    <article className="flex h-full flex-col gap-5 break-inside-avoid">
      {image ? (
        <a {...link} className="certificate-frame">
          <Picture picture={image} use={use} fallbackAlt={texts.pictureOf({ name })} className="certificate-picture" />
          <span className="sr-only">{texts.enlarge}</span>
        </a>
      ) : (
        <div className="certificate-frame">
          <Picture picture={null} decorative className="certificate-picture" placeholderVariant={variant} />
        </div>
      )}
      <div className="flex flex-col gap-2">
        <h2 className="card-heading">
          <ContentText>{name}</ContentText>
        </h2>
        <Validity until={validUntil} hasExpired={hasExpired} />
        <ContentParagraph text={description} />
      </div>
      {hasDetails(certificate) ? (
        <>
          <CertificateFacts certificate={certificate} mostCovered={mostCovered} />
          <SiteLink href={itemPath(certificatePages, certificate.id)} className="more-link mt-auto">
            <span aria-hidden="true">{texts.details}</span>
            <span className="sr-only">
              <ContentInText text={(shown) => texts.detailsOf({ name: shown })} content={name} />
            </span>
            <ArrowRight />
          </SiteLink>
        </>
      ) : null}
    </article>
  );
}
