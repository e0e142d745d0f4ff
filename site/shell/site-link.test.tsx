import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Link } from 'react-router';
import { describe, expect, test } from 'vitest';
import { SiteLink } from './site-link.tsx';

/** The HTML of a component on a page with its own address. */
function onPage(Component: () => React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/concern/:slug', Component }]);
  return renderToStaticMarkup(<Page initialEntries={['/concern/spinning']} />);
}

describe('a link on the server', () => {
  test.each([
    '/',
    '/news',
    '/product-details/38',
    '/news?page=2&year=2026',
    '/faq#what-is-the-smallest-order',
    '/?preview=abc',
    '/concern/alvorim-spinning',
  ])('to %s equals the router’s own link except for `data-discover`', (href) => {
    const more = { className: 'menu', 'aria-current': 'page' } as const;
    const own = onPage(() => (
      <SiteLink href={href} {...more}>
        Go
      </SiteLink>
    ));
    const itsOwn = onPage(() => (
      <Link to={href} prefetch="intent" {...more}>
        Go
      </Link>
    ));
    expect(own).toBe(itsOwn);
  });

  test.each(['/news/', '/a/../b', '/ümlaut', '/a b', '/a//b'])('to %s is rendered by the router', (href) => {
    const own = onPage(() => <SiteLink href={href}>Go</SiteLink>);
    expect(own).toBe(onPage(() => <Link to={href}>Go</Link>));
  });

  test.each(['https://example.com/', '//example.com', 'mailto:a@example.com', '/files/a.pdf', '/api/docs', '#top'])(
    'to %s is a plain anchor',
    (href) => expect(onPage(() => <SiteLink href={href}>Go</SiteLink>)).toBe(`<a href="${href}">Go</a>`),
  );
});
