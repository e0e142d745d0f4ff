import type { Certificate } from '#contract/entities/certificate.ts';
import { resolveAsset, useAssetHost } from '#ui/asset-host.tsx';
import { Calendar } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureUses } from '../picture-uses.ts';
import { formatDay } from '../reading/dates.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';

export interface CertificateCardData extends Certificate {
  hasExpired: boolean;
}

/** A certificate: its picture, which opens in full size to be read, and until when it holds. */
export function CertificateCard({ certificate, variant }: { certificate: CertificateCardData; variant: number }) {
  const { group, nav } = usePageTexts();
  const { certificates: texts } = group;
  const host = useAssetHost();
  const { name, description, image, validUntil, hasExpired } = certificate;
  const until = formatDay(validUntil);
  return (
    <article className="flex flex-col gap-5 break-inside-avoid">
      {image ? (
        <a href={resolveAsset(image.src, host)} target="_blank" rel="noopener" className="certificate-frame">
          <Picture picture={image} use={pictureUses.certificate} decorative className="certificate-picture" />
          <span className="sr-only">
            {texts.enlarge(name)} {nav.newTab}
          </span>
        </a>
      ) : (
        <div className="certificate-frame">
          <Picture picture={null} decorative className="certificate-picture" placeholderVariant={variant} />
        </div>
      )}
      <div className="flex flex-col gap-2">
        <h2 className="card-heading">{name}</h2>
        {until ? (
          <p className="flex items-center gap-2.5 font-semibold text-accent-ink">
            <Calendar className="size-4.5 shrink-0" />
            <span>
              {hasExpired ? texts.wasValidUntil : texts.validUntil} <time dateTime={validUntil}>{until}</time>
            </span>
          </p>
        ) : null}
        {description ? <p className="whitespace-pre-line text-muted">{description}</p> : null}
      </div>
    </article>
  );
}
