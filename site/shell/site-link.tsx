import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { savesData } from '../boot/saves-data.ts';
import { mustHoldNavigations } from './use-held-navigation.ts';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** While developing, React looks whether what the server wrote is the same in everything. */
const markNow = import.meta.env.PROD ? undefined : 'true';

/** An address that React Router would not write in another way. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#].|$)/;

/**
 * A link: within the site without loading the document anew, elsewhere as any link. Where it leads is fetched as soon
 * as the visitor rests on it, unless bytes are to be saved or a failure would reload the page.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (!/^\/(?!\/|files\/|api\/)/.test(href)) return <a href={href} {...rest} />;
  // The same HTML, but that a finished page's links have the router's mark from its script. A page has some hundred of them,
  // and on the server nobody follows any.
  if (import.meta.env.SSR && plainPath.test(href)) return <a {...rest} href={href} data-discover={markNow} />;
  return <Link to={href} prefetch={savesData() || mustHoldNavigations ? 'none' : 'intent'} {...rest} />;
}
