import type { AnchorHTMLAttributes } from 'react';
import { CardText } from '#site/blocks/card-text.tsx';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import { formatDay } from '#site/reading/dates.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { InText } from '#site/texts/in-text.tsx';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Calendar } from '#ui/page-icons.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import type { Certificate } from './definition.ts';

export interface CertificateCardData extends Certificate {
  hasExpired: boolean;
}

/** A certificate: its picture, which opens enlarged, and its expiry date. `link` opens the picture. */
export function CertificateCard({
  certificate,
  link,
  variant,
}: {
  certificate: CertificateCardData;
  link: AnchorHTMLAttributes<HTMLAnchorElement>;
  variant: number;
}) {
  const { certificate: texts } = usePageTexts().types;
  const { name, description, image, validUntil, hasExpired } = certificate;
  const until = formatDay(validUntil, useLanguage());
  return (
    <article className="flex flex-col gap-5 break-inside-avoid">
      {image ? (
        <a {...link} className="certificate-frame">
          <Picture
            picture={image}
            use={pagePictureUses.certificate}
            fallbackAlt={texts.pictureOf({ name })}
            className="certificate-picture"
          />
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
        {until ? (
          <p className="flex items-center gap-2.5 font-semibold text-accent-ink">
            <Calendar className="size-4.5 shrink-0" />
            <span>
              <InText
                text={(day) => (hasExpired ? texts.wasValidUntil({ day }) : texts.validUntil({ day }))}
                elements={[
                  <time key="day" dateTime={validUntil} suppressHydrationWarning>
                    {until}
                  </time>,
                ]}
              />
            </span>
          </p>
        ) : null}
        <CardText text={description} />
      </div>
    </article>
  );
}
