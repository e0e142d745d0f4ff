import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { dayIn } from '#contract/text/zone-offset.ts';
import { BackLink } from '#site/blocks/back-link.tsx';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { itemId } from '#site/loading/entries/item-id.ts';
import { notFound, orErrorPage } from '#site/loading/failures.ts';
import { certificateIn } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { isBefore } from '#site/reading/dates/dates.ts';
import { fileFacts } from '#site/reading/file-facts.ts';
import { cutText } from '#site/reading/text/cut-text.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { useLanguage } from '#site/shell/use-language.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { usePictureTexts } from '#site/texts/use-picture-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Download } from '#ui/page-icons.tsx';
import { resolveAsset, useAssetHost } from '#ui/pictures/asset-host.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { useLightbox } from '#ui/pictures/use-lightbox.tsx';
import { WithSections } from '../entry-sections/below.card.tsx';
import { sectionsBelow } from '../entry-sections/load.server.ts';
import { getCertificate } from './calls.ts';
import type { CertificateCardData } from './certificate.card.tsx';
import { CertificateFacts } from './certificate-facts.card.tsx';
import { Validity } from './validity.card.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = itemId(params);
  return orErrorPage(services, async () => {
    const [{ timeZone }, all] = await Promise.all([companyOf(services), services.client.call(getCertificate, {})]);
    const certificate = all.find((each) => each.id === id);
    if (!certificate) throw notFound();
    const today = dayIn(timeZone, services.now());
    const shown = { ...certificate, hasExpired: isBefore(certificate.validUntil, today) };
    return { certificate: shown, ...(await sectionsBelow(services, url)) };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { name, description, scope, image } = args.loaderData?.certificate ?? {};
  return pageMeta(args, {
    title: name,
    description: cutText(description || scope || '', 160).shown,
    image: image?.src,
  });
};

export default function CertificatePage({ loaderData: { certificate, below } }: PageProps<typeof loader>) {
  const { certificate: texts } = usePageTexts().types;
  const { name, description, validUntil, hasExpired } = certificate;
  return (
    <Page heading={name} isContent bands>
      <WithSections below={below}>
        <div className="page-grid gap-y-10">
          <CertificatePicture certificate={certificate} />
          <div className="flex flex-col items-start gap-6 lg:col-[6/span_7]">
            <Validity until={validUntil} hasExpired={hasExpired} />
            <ContentParagraph text={description} className="text-lg whitespace-pre-line" />
            <CertificateFacts certificate={certificate} />
            <CertificateFile certificate={certificate} />
            <BackLink href="/certificates" text={texts.all} />
          </div>
        </div>
      </WithSections>
    </Page>
  );
}

function CertificatePicture({ certificate: { name, image } }: { certificate: CertificateCardData }) {
  const { types, nav } = usePageTexts();
  const { certificate: texts } = types;
  const alt = texts.pictureOf({ name });
  const { linkTo, lightbox } = useLightbox({
    pictures: image ? [image] : [],
    altOf: () => alt,
    texts: { ...usePictureTexts(), fullSize: { label: texts.fullSize, newTab: nav.newTab } },
  });
  const picture = { use: certificateIn(3), className: 'certificate-picture' };
  return (
    <div className="lg:col-[1/span_4]">
      {image ? (
        <a {...linkTo(0)} className="certificate-frame">
          <Picture picture={image} fallbackAlt={alt} soon {...picture} />
          <span className="sr-only">{texts.enlarge}</span>
        </a>
      ) : (
        <div className="certificate-frame">
          <Picture picture={null} decorative {...picture} />
        </div>
      )}
      {lightbox}
    </div>
  );
}

/** The certificate to download, or how to get it. */
function CertificateFile({ certificate: { name, file, audience } }: { certificate: CertificateCardData }) {
  const { types, nav, files: sizes } = usePageTexts();
  const { certificate: texts } = types;
  const language = useLanguage();
  const host = useAssetHost();
  if (audience === 'onRequest') {
    return (
      <p>
        {texts.onRequest}{' '}
        <SiteLink href="/contact" className="text-link">
          {texts.ask}
        </SiteLink>
      </p>
    );
  }
  if (!file) return null;
  return (
    <a
      href={resolveAsset(file.src, host)}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-2 text-link"
    >
      <Download className="size-4.5 shrink-0" />
      {texts.file}
      <span className="sr-only">
        : <ContentText>{name}</ContentText>
      </span>
      <span suppressHydrationWarning>({fileFacts(file, sizes, language)})</span>
      <span className="sr-only">{nav.newTab}</span>
    </a>
  );
}
