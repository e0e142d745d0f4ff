import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { savesData } from '../boot/saves-data.ts';
import { mustHoldNavigations } from './use-held-navigation.ts';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** In development, React checks that the server's HTML equals its own in everything. */
const markNow = import.meta.env.PROD ? undefined : 'true';

/** A path that React Router does not rewrite. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#].|$)/;

/**
 * A link. Within the site, it navigates without loading a document. Its target is prefetched when the visitor hovers or focuses it, unless
 * the visitor saves data or a failed prefetch would reload the page.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (!/^\/(?!\/|files\/|api\/)/.test(href)) return <a href={href} {...rest} />;
  // The same HTML as `Link`, except `data-discover`, which the boot script adds to a finished page's links. A page has about a hundred
  // links, and rendering `Link` on the server costs more.
  if (import.meta.env.SSR && plainPath.test(href)) return <a {...rest} href={href} data-discover={markNow} />;
  return <Link to={href} prefetch={savesData() || mustHoldNavigations ? 'none' : 'intent'} {...rest} />;
}
