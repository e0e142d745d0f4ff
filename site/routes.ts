import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/page-boundary.tsx', [
    index('routes/home.tsx'),
    route('product', 'routes/product-menu.tsx'),
    route('product/:categoryId', 'routes/category.tsx'),
    route('product-details/:productId', 'routes/product.tsx'),
    route('news', 'routes/news-list.tsx'),
    route('news/:newsId', 'routes/news-item.tsx'),
    route('shop', 'routes/shop.ts'),
    route('contact', 'routes/contact.tsx'),
    route('career', 'routes/career-list.tsx'),
    route('career/:careerId', 'routes/career-item.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('newsletter/request', 'routes/newsletter-request.ts'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
