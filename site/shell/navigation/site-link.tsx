import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { savesData } from '#site/boot/saves-data.ts';
import { holdsNavigations } from './use-held-navigation.ts';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Keeps the place of the page, for links that change a part of it. */
  preventScrollReset?: boolean;
};

/**
 * A link. Links within the site navigate without loading a document, and their pages are prefetched on hover unless the visitor
 * saves data or a failed fetch would reload the page.
 */
export function SiteLink({ href, preventScrollReset, ...rest }: SiteLinkProps) {
  if (!/^\/(?!\/|files\/|api\/)/.test(href)) return <a href={href} {...rest} />;
  return (
    <Link
      to={href}
      prefetch={savesData() || holdsNavigations ? 'none' : 'intent'}
      preventScrollReset={preventScrollReset}
      {...rest}
    />
  );
}
