import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { pageOf } from '#content/pages.ts';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { servicesContext } from '#site/context.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { pageParts, partsHeaders } from '#site/loading/entries/parts.ts';
import { notFound } from '#site/loading/failures.ts';
import { metadataOf, searchTitleOf } from '#site/loading/page-metadata.ts';
import { requireFeature } from '#site/loading/require-feature.ts';
import type { PageProps } from '#site/page-props.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { sectionThings } from '#site/structured-data/section-things.ts';
import { loadSections } from '../sections/load-sections.server.ts';
import { Sections } from '../sections/sections.card.tsx';
import { getPageByUrl } from './calls.ts';

const maxAddressLength = 200;

export async function loader({ context, params: { address = '' }, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  requireFeature(services, 'pages');
  if (address === '' || address.length > maxAddressLength) throw notFound();
  const { core, part, answer } = pageParts(services);
  const { id, parent, ...page } = await core(services.client.call(getPageByUrl, { url: address }));
  if (page.address !== address) throw redirect(pageOf('freePage', id, page.address) + url.search, 301);
  const [text] = page.sections.flatMap((section) => ('text' in section && section.text) || []);
  const loaded = await loadSections(page, services, { part });
  return answer(
    withLanguage(
      {
        name: page.name,
        image: page.image,
        description: page.summary || summaryOf(text ?? ''),
        summary: page.summary,
        above: parent ? [{ label: parent.name, to: parent.url }] : [],
        sections: loaded.sections,
        ...searchTitleOf(await metadataOf(url, services)),
      },
      loaded,
    ),
  );
}

export const headers = partsHeaders;

/** Forms cannot be sent to these pages, as to all other unknown addresses. */
export function action(): never {
  throw notFound();
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.loaderData?.name,
    description: args.loaderData?.description,
    image: args.loaderData?.image?.src,
    above: args.loaderData?.above,
    things: import.meta.env.SSR && ((place) => sectionThings(args.loaderData?.sections ?? [], place)),
  });

export default function FreePage({ loaderData: { name, image, summary, above, sections } }: PageProps<typeof loader>) {
  return (
    <Page heading={name} isContent banner={image} above={above} bands>
      {sections.length > 0 ? (
        <Sections sections={sections} />
      ) : (
        <div className="shell-width py-12 lg:py-16">
          <ContentParagraph text={summary} className="max-w-3xl text-lg whitespace-pre-line" />
        </div>
      )}
    </Page>
  );
}
