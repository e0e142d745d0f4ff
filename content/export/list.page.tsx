import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { ContentParagraph } from '#site/blocks/content-paragraph.tsx';
import { ElsewhereLinks, SectionLinks } from '#site/blocks/section-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadAnchored } from '#site/loading/lists/load-anchored.ts';
import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { PageProps } from '#site/page-props.ts';
import { anchorOf } from '#site/reading/anchors.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { getExport } from './calls.ts';
import { RouteMap } from './route-map.card.tsx';
import { routesOf } from './routes.server.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return orErrorPage(services, async () => {
    const all = await services.client.call(getExport, {});
    const [list, routes] = await Promise.all([loadAnchored(url, async () => all), routesOf(services, all)]);
    return { ...list, routes };
  });
}

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.export.title);

export default function Export({ loaderData: { items, paging, elsewhere, routes } }: PageProps<typeof loader>) {
  return (
    <ListPage
      texts={usePageTexts().types.export}
      items={items}
      paging={paging}
      below={<ElsewhereLinks type="export" elsewhere={elsewhere} />}
    >
      {routes ? <RouteMap routes={routes} /> : null}
      <SectionLinks type="export" sections={items} />
      <div className="flex flex-col gap-minor">
        {items.map((section) => (
          <section key={section.id || section.name} id={anchorOf('export', section.id)} className="page-grid gap-y-6">
            <div className="grid-lead flex flex-col gap-4">
              <h2 className="section-heading side-heading">
                <ContentText>{section.name}</ContentText>
              </h2>
              <RichText html={section.description} headingLevel={3} />
            </div>
            <ul className="grid-body market-list">
              {section.items.map(({ name, description, image }) => (
                <li key={`${name} ${image?.src ?? ''}`} className="market break-inside-avoid">
                  {image ? (
                    <Picture picture={image} name={name} use={pagePictureUses.market} className="market-picture" />
                  ) : null}
                  <div className="min-w-0">
                    <h3 className="text-lg font-semibold">
                      <ContentText>{name}</ContentText>
                    </h3>
                    <ContentParagraph text={description} className="text-muted" />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ListPage>
  );
}
