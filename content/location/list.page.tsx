import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { pathIn } from '#contract/addresses/language-path.ts';
import { ElsewhereLinks } from '#site/blocks/section-links.tsx';
import { servicesContext } from '#site/context.ts';
import { orErrorPage } from '#site/loading/failures.ts';
import { loadAnchored } from '#site/loading/lists/load-anchored.ts';
import { requireFeature } from '#site/loading/require-feature.ts';
import type { PageProps } from '#site/page-props.ts';
import { anchorOf } from '#site/reading/anchors.ts';
import { listMeta } from '#site/shell/list-meta.ts';
import { ListPage } from '#site/shell/list-page.tsx';
import { useShell } from '#site/shell/use-shell.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { Download } from '#ui/page-icons.tsx';
import { getLocation } from './calls.ts';
import { LocationCard } from './location.card.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  requireFeature(services, 'facts');
  return orErrorPage(services, () => loadAnchored(url, () => services.client.call(getLocation, {})));
}

export const meta: MetaFunction<typeof loader> = (args) => listMeta(args, metaTexts(args).types.location.title);

export default function Locations({ loaderData: { items, paging, elsewhere } }: PageProps<typeof loader>) {
  const { location: texts } = usePageTexts().types;
  const { inPath } = useShell();
  return (
    <ListPage
      texts={texts}
      items={items}
      paging={paging}
      below={
        <>
          <ElsewhereLinks type="location" elsewhere={elsewhere} />
          {items.length > 0 ? (
            <p className="mt-12 print:hidden">
              <a href={pathIn(inPath?.basename ?? '', '/locations.csv')} className={buttonClass('outline')} download>
                <Download className="size-5" /> {texts.csv}
              </a>
            </p>
          ) : null}
        </>
      }
    >
      <ul className="page-grid across-3 gap-y-8">
        {items.map((location, index) => (
          <li key={location.id || location.name} id={anchorOf('location', location.id)}>
            <LocationCard location={location} variant={index} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
