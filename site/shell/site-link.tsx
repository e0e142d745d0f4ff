import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { savesData } from '../boot/saves-data.ts';

/**
 * A link: within the site without loading the document anew, elsewhere as any link. Where it leads is fetched as soon
 * as the visitor rests on it, unless bytes are to be saved.
 */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (/^\/(?!\/|files\/|api\/)/.test(href))
    return <Link to={href} prefetch={savesData() ? 'none' : 'intent'} {...rest} />;
  return <a href={href} {...rest} />;
}
