import { ComparisonNotices, ComparisonTable } from '#content/product/comparison.card.tsx';
import { loadComparison } from '#content/product/comparison.server.ts';
import { productPages } from '#content/product/pages.ts';
import { servicesContext } from '#site/context.ts';
import { EnquiryListLink } from '#site/enquiries/enquiry-list-link.tsx';
import { orErrorPage } from '#site/loading/failures.ts';
import { requireFeature } from '#site/loading/require-feature.ts';
import { SiteLink } from '#site/shell/navigation/site-link.tsx';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Route } from './+types/compare.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireFeature(services, 'facts');
  return orErrorPage(services, () => loadComparison(services, url.searchParams));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaTexts(args).types.product.compare.title, hidden: true });

export default function Compare({ loaderData: comparison }: Route.ComponentProps) {
  const { compare: texts } = usePageTexts().types.product;
  return (
    <Page heading={texts.title}>
      <ComparisonNotices comparison={comparison} />
      {comparison.columns.length > 0 ? <ComparisonTable comparison={comparison} /> : null}
      <EnquiryListLink className="mt-6" />
      {comparison.columns.length < 2 ? (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
          {texts.chooseMore}
          <SiteLink href={productPages.list} className={buttonClass('outline')}>
            {texts.toProducts}
          </SiteLink>
        </p>
      ) : null}
    </Page>
  );
}
