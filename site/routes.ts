import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { hasItemPages } from '#content/pages.ts';
import { entityNames, entityOf, folderOf } from '#content/registry.ts';

/**
 * The pages of content types, at the paths of their definitions: `list.page.tsx` and `item.page.tsx` in the folder of
 * the type.
 */
const contentPages = entityNames.flatMap((type) => {
  const { list, item } = entityOf(type).pages;
  const page = (path: string, name: string) => {
    const id = `content/${folderOf(type)}/${name}.page`;
    return route(path.slice(1), `../${id}.tsx`, { id });
  };
  return [...(list ? [page(list, 'list')] : []), ...(item && hasItemPages(type) ? [page(item, 'item')] : [])];
});

export default [
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('feed.atom', 'routes/resources/feed.ts'),
  route('llms.txt', 'routes/resources/llms.ts'),
  route('.well-known/security.txt', 'routes/resources/security.ts'),
  route('locations.csv', 'routes/resources/locations.ts'),
  route('site.webmanifest', 'routes/resources/manifest.ts'),
  layout('routes/page-boundary.tsx', [
    index('routes/home.tsx'),
    route('shop', 'routes/resources/shop.ts'),
    route('contact', 'routes/contact.tsx'),
    route('career/:careerId?/send', 'routes/careers/cv-request.ts'),
    route('newsletter', 'routes/newsletter/newsletter.tsx'),
    route('newsletter/request', 'routes/newsletter/newsletter-request.ts'),
    route('newsletter/confirm', 'routes/newsletter/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/newsletter-unsubscribe.tsx'),
    route('about', 'routes/company/about.tsx'),
    route('mission', 'routes/company/mission.tsx'),
    route('accessibility', 'routes/company/accessibility.tsx'),
    route('imprint', 'routes/company/imprint.tsx'),
    route('privacy-policy', 'routes/company/privacy-policy.tsx'),
    route('search', 'routes/search.tsx'),
    route('search/suggestions', 'routes/resources/search-suggestions.ts'),
    route('portfolio', 'routes/products/portfolio.tsx'),
    route('portfolio/portfolio-details', 'routes/products/portfolio-details.tsx'),
    route('portfolio/:portfolioId', 'routes/products/portfolio-item.tsx'),
    route('compare', 'routes/products/compare.tsx'),
    route('enquiry', 'routes/enquiry/enquiry.tsx'),
    route('enquiry/send', 'routes/enquiry/enquiry-request.ts'),
    ...contentPages,
    // In development only; the production build does not contain it.
    ...(import.meta.env.DEV ? [route('_components', 'routes/components.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
