import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { savesData } from '../boot/saves-data.ts';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** An address that React Router would not write in another way. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#].|$)/;

/**
 * A link: within the site without loading the document anew, elsewhere as any link. Where it leads is fetched as soon
 * as the visitor rests on it, unless bytes are to be saved.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (!/^\/(?!\/|files\/|api\/)/.test(href)) return <a href={href} {...rest} />;
  // The same HTML. A page has some hundred links, and on the server nobody follows them.
  if (import.meta.env.SSR && plainPath.test(href)) return <a {...rest} href={href} data-discover="true" />;
  return <Link to={href} prefetch={savesData() ? 'none' : 'intent'} {...rest} />;
}
