import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { BackLink } from '#site/blocks/back-link.tsx';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { pageSize } from '#site/constants.ts';
import { servicesContext } from '#site/context.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { itemId } from '#site/loading/entries/item-id.ts';
import { onPage } from '#site/loading/entries/media.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadPage } from '#site/loading/lists/paged.ts';
import { wallUses } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { languageOfPart, withLanguage } from '#site/reading/entry-language.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { usePictureTexts } from '#site/texts/use-picture-texts.ts';
import { PictureWall } from '#ui/pictures/picture-wall.tsx';
import { WithSections } from '../entry-sections/below.card.tsx';
import { sectionsBelow } from '../entry-sections/load.server.ts';
import { getTradeFairById } from './calls.ts';
import { fairCardOf } from './card-data.server.ts';
import { FairFacts } from './facts.card.tsx';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const id = itemId(params);
  return orErrorPage(services, async () => {
    const fair = await services.client.call(getTradeFairById, { id });
    const total = fair.images.length;
    const { paging } = await loadPage(url, async () => ({ items: [], total }));
    const images = fair.images.map((image, index) => withLanguage(image, languageOfPart(fair, `images.${index}`)));
    const shown = withLanguage({ ...fairCardOf(fair), description: fair.description }, fair);
    return { fair: shown, images: onPage(images, paging), total, paging, ...(await sectionsBelow(services, url)) };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { fair } = args.loaderData ?? {};
  return pageMeta(args, {
    title: fair?.name,
    description: fair && summaryOf(fair.description),
    image: fair?.cover?.src,
  });
};

export default function FairItem({ loaderData: { fair, images, total, paging, below } }: PageProps<typeof loader>) {
  const { types, pictures } = usePageTexts();
  const { tradeFair: texts } = types;
  const before = (paging.page - 1) * pageSize;
  return (
    <Page heading={fair.name} isContent banner={fair.cover} bands>
      <WithSections
        below={below}
        after={
          <p className="mt-12 border-t border-line pt-8">
            <BackLink href="/trade-fair" text={texts.back} />
          </p>
        }
      >
        <div className="page-grid mb-12 gap-y-8">
          <ContentParagraph text={fair.description} className="grid-main max-w-prose text-lg whitespace-pre-line" />
          <div className="grid-aside text-lg lg:border-s lg:border-line lg:ps-8">
            <FairFacts fair={fair} />
          </div>
        </div>
        <section aria-labelledby="fair-images">
          <h2 id="fair-images" className="section-heading mb-8">
            {texts.images}
          </h2>
          {images.length === 0 ? <Empty text={texts.noImages} /> : null}
          <PictureWall
            label={texts.images}
            pictures={images}
            altOf={(position) => pictures.picture({ name: fair.name, position: before + position, count: total })}
            texts={usePictureTexts()}
            uses={wallUses}
          />
        </section>
        <PageLinks paging={paging} />
      </WithSections>
    </Page>
  );
}
