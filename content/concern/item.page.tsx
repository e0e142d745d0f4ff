import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { BackLink } from '#site/blocks/back-link.tsx';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { PictureCards } from '#site/blocks/media/picture-cards.tsx';
import { PictureRow } from '#site/blocks/media/picture-row.tsx';
import { Section } from '#site/blocks/section.tsx';
import { servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { inZone } from '#site/reading/dates/time-zones.ts';
import { cutText } from '#site/reading/text/cut-text.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentInText } from '#ui/content-language.tsx';
import { External } from '#ui/icons.tsx';
import { Picture, type PictureValue } from '#ui/pictures/picture.tsx';
import { SectionsBelow } from '../entry-sections/below.card.tsx';
import { sectionsBelow } from '../entry-sections/load.server.ts';
import { productPages } from '../product/pages.ts';
import { ConcernContent } from './content.card.tsx';
import { loadConcern } from './load-concern.server.ts';
import { NamingConcern } from './naming.card.tsx';
import { ConcernSections } from './offer.card.tsx';
import { offerOf } from './offer.server.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const concern = await loadConcern(services, params.address ?? '', url);
    const { timeZone } = await companyOf(services);
    return {
      concern: {
        ...concern,
        news: concern.news.map((news) => ({ ...news, date: inZone(news.date, timeZone) })),
      },
      offer: await offerOf(services, concern.id),
      summary: cutText(concern.mission || concern.title, 160).shown,
      ...(await sectionsBelow(services, url)),
    };
  });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.loaderData?.concern.name,
    description: args.loaderData?.summary,
    image: args.loaderData?.concern.backgroundImage?.src,
    // Search engines find the concern's own site.
    hidden: Boolean(args.loaderData?.concern.redirectUrl),
  });

export default function Concern({ loaderData: { concern, offer, below } }: PageProps<typeof loader>) {
  const { types, nav } = usePageTexts();
  const { concern: texts } = types;
  const { name, title, logo, mission, vision, content } = concern;
  return (
    <Page heading={name} isContent banner={concern.backgroundImage} bands>
      {title || logo || concern.redirectUrl ? (
        <div className="shell-width flex flex-col gap-8 py-12 sm:flex-row sm:items-center sm:gap-12 lg:py-16">
          {logo ? (
            <div className="logo-plate h-32 w-52 max-w-full shrink-0 p-1">
              <Picture
                picture={logo}
                use={pagePictureUses.pageLogo}
                name={name}
                className="max-h-full w-auto object-contain"
              />
            </div>
          ) : null}
          <div className="flex flex-col items-start gap-6">
            <ContentParagraph
              text={title}
              className="max-w-4xl font-display text-2xl leading-snug font-semibold text-balance lg:text-4xl"
            />
            {concern.redirectUrl ? (
              <a href={concern.redirectUrl} target="_blank" rel="noopener" className={buttonClass('solid')}>
                <span>
                  <ContentInText text={(name) => texts.ownSite({ name })} content={name} />
                </span>{' '}
                <External /> <span className="sr-only">{nav.newTab}</span>
              </a>
            ) : null}
          </div>
        </div>
      ) : null}
      {mission || vision ? (
        <div className="bg-sunken">
          <div className="shell-width flex flex-col gap-14 py-16 lg:gap-24 lg:py-24">
            <Statement heading={texts.mission} text={mission} picture={concern.missionImage} swapped />
            <Statement heading={texts.vision} text={vision} picture={concern.visionImage} swapped={false} />
          </div>
        </div>
      ) : null}
      {concern.products.length > 0 ? (
        <Section heading={texts.products}>
          <PictureCards items={concern.products} pages={productPages} pictureOf={({ image }) => image} />
        </Section>
      ) : null}
      {content.length > 0 ? (
        <Section heading={<ContentInText text={(name) => texts.details({ name })} content={name} />}>
          <ConcernContent parts={content} columns={concern.contentColumns} />
        </Section>
      ) : null}
      <SectionsBelow below={below} />
      <ConcernSections offer={offer} />
      <NamingConcern concern={concern} />
      <p className="shell-width py-12">
        <BackLink href="/concern" text={texts.all} />
      </p>
    </Page>
  );
}

function Statement({
  heading,
  text,
  picture,
  swapped,
}: {
  heading: string;
  text: string;
  picture: PictureValue | null;
  swapped: boolean;
}): ReactNode {
  if (text === '') return null;
  return (
    <section>
      <PictureRow picture={picture} fallbackAlt={heading} swapped={swapped}>
        <h2 className="section-heading side-heading mb-5">{heading}</h2>
        <ContentParagraph text={text} className="text-lg whitespace-pre-line lg:text-xl" />
      </PictureRow>
    </section>
  );
}
