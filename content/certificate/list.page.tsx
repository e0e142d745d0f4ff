import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { dayIn } from '#contract/text/zone-offset.ts';
import { ElsewhereLinks } from '#site/blocks/section-links.tsx';
import { servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadAnchored } from '#site/loading/lists/load-anchored.ts';
import { certificateIn } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { anchorOf } from '#site/reading/anchors.ts';
import { isBefore } from '#site/reading/dates/dates.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { usePictureTexts } from '#site/texts/use-picture-texts.ts';
import { useLightbox } from '#ui/pictures/use-lightbox.tsx';
import { getCertificate } from './calls.ts';
import { CertificateCard } from './certificate.card.tsx';
import { columnsOf } from './columns.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const [{ timeZone }, { items, paging, elsewhere }] = await Promise.all([
      companyOf(services),
      loadAnchored(url, () => services.client.call(getCertificate, {})),
    ]);
    const today = dayIn(timeZone, services.now());
    const certificates = items.map((certificate) => ({
      ...certificate,
      hasExpired: isBefore(certificate.validUntil, today),
    }));
    return { certificates, paging, elsewhere };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.certificate.title);

export default function Certificates({ loaderData: { certificates, paging, elsewhere } }: PageProps<typeof loader>) {
  const { types, nav } = usePageTexts();
  const { certificate: texts } = types;
  const columns = columnsOf(certificates.length);
  const framed = certificates.filter(({ image }) => image !== null);
  const { linkTo, lightbox } = useLightbox({
    pictures: framed.flatMap(({ image }) => image ?? []),
    altOf: (position) => texts.pictureOf({ name: framed[position - 1]?.name ?? '' }),
    texts: { ...usePictureTexts(), fullSize: { label: texts.fullSize, newTab: nav.newTab } },
  });
  return (
    <ListPage
      texts={texts}
      items={certificates}
      paging={paging}
      below={<ElsewhereLinks type="certificate" elsewhere={elsewhere} />}
    >
      <ul className={`page-grid across-3 gap-y-12 ${columns === 4 ? 'across-4-late' : ''}`}>
        {certificates.map((certificate, index) => (
          <li key={certificate.id || certificate.name} id={anchorOf('certificate', certificate.id)}>
            <CertificateCard
              certificate={certificate}
              link={linkTo(framed.indexOf(certificate))}
              use={certificateIn(columns)}
              variant={index}
            />
          </li>
        ))}
      </ul>
      {lightbox}
    </ListPage>
  );
}
