import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

/** A link: within the site without loading the document anew, elsewhere as any link. */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (/^\/(?!\/|files\/|api\/)/.test(href)) return <Link to={href} {...rest} />;
  return <a href={href} {...rest} />;
}
