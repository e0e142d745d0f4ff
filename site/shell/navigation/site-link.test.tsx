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
  test.each(['/', '/news?page=2&year=2026', '/faq#what-is-the-smallest-order', '/news/', '/a/../b', '/ümlaut'])(
    'to %s is the router’s own link',
    (href) => {
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
    },
  );

  test.each(['https://example.com/', '//example.com', 'mailto:a@example.com', '/files/a.pdf', '/api/docs', '#top'])(
    'to %s is a plain anchor',
    (href) => expect(onPage(() => <SiteLink href={href}>Go</SiteLink>)).toBe(`<a href="${href}">Go</a>`),
  );
});
