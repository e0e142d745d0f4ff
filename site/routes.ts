import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { hasItemPages } from '#content/pages.ts';
import { entityNames, entityOf, folderOf } from '#content/registry.ts';

/** The pages of content types, at the paths of their definitions: `list.page.tsx` and `item.page.tsx` in the folder of the type. */
const contentPages = entityNames.flatMap((type) => {
  const { list, item } = entityOf(type).pages;
  const page = (path: string, name: string) => {
    const id = `content/${folderOf(type)}/${name}.page`;
    return existsSync(join(import.meta.dirname, `../${id}.tsx`)) ? [route(path.slice(1), `../${id}.tsx`, { id })] : [];
  };
  return [...(list ? page(list, 'list') : []), ...(item && hasItemPages(type) ? page(item, 'item') : [])];
});

export default [
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('feed.atom', 'routes/resources/feed.ts'),
  route('llms.txt', 'routes/resources/llms.ts'),
  route('.well-known/security.txt', 'routes/resources/security.ts'),
  route('site.webmanifest', 'routes/resources/manifest.ts'),
  layout('routes/page-boundary.tsx', [
    index('routes/home.tsx'),
    route('product', 'routes/products/product-menu.tsx'),
    route('product/:categoryId', 'routes/products/category.tsx'),
    route('product-details/:productId', 'routes/products/product.tsx'),
    route('news', 'routes/news/news-list.tsx'),
    route('news/:newsId', 'routes/news/news-item.tsx'),
    route('shop', 'routes/resources/shop.ts'),
    route('contact', 'routes/contact.tsx'),
    route('career', 'routes/careers/career-list.tsx'),
    route('career/:careerId', 'routes/careers/career-item.tsx'),
    route('career/:careerId?/send', 'routes/careers/cv-request.ts'),
    route('newsletter', 'routes/newsletter/newsletter.tsx'),
    route('newsletter/request', 'routes/newsletter/newsletter-request.ts'),
    route('newsletter/confirm', 'routes/newsletter/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/newsletter-unsubscribe.tsx'),
    route('about', 'routes/company/about.tsx'),
    route('keyadmin', 'routes/company/key-admin.tsx'),
    route('mission', 'routes/company/mission.tsx'),
    route('concern', 'routes/company/concern-list.tsx'),
    route('concern/:url', 'routes/company/concern.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('accessibility', 'routes/company/accessibility.tsx'),
    route('privacy-policy', 'routes/company/privacy-policy.tsx'),
    route('corporate-values', 'routes/company/corporate-values.tsx'),
    route('export', 'routes/products/export.tsx'),
    route('certificates', 'routes/company/certificates.tsx'),
    route('crest', 'routes/company/crest.tsx'),
    route('gallery', 'routes/news/gallery-list.tsx'),
    route('gallery/:galleryId', 'routes/news/gallery-item.tsx'),
    route('videos', 'routes/news/video-list.tsx'),
    route('search', 'routes/search.tsx'),
    route('search/suggestions', 'routes/resources/search-suggestions.ts'),
    route('portfolio', 'routes/products/portfolio.tsx'),
    route('portfolio/portfolio-details', 'routes/products/portfolio-details.tsx'),
    route('portfolio/:portfolioId', 'routes/products/portfolio-item.tsx'),
    ...contentPages,
    // In development only; the production build does not contain it.
    ...(import.meta.env.DEV ? [route('_components', 'routes/components.tsx')] : []),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
