import { ArrowLeft } from '#ui/icons.tsx';
import { SiteLink } from '../shell/navigation/site-link.tsx';

/** The link from the page of an entry to the list. */
export const BackLink = ({ href, text }: { href: string; text: string }) => (
  <SiteLink href={href} className="more-link">
    <ArrowLeft /> {text}
  </SiteLink>
);
