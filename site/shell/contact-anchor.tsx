import type { ReactNode } from 'react';
import { ContentText } from '#ui/content-language.tsx';
import type { ContactLink } from '../reading/contact-links.ts';

/** What the link shows: an address is in no language, words beside it are a text of editors. */
export const ContactText = ({ link: { text, href } }: { link: ContactLink }) =>
  href === undefined ? <ContentText>{text}</ContentText> : text;

/** A telephone number or mail address as a link; other words as plain text. */
export const ContactAnchor = ({
  link,
  linkClass = '',
  className = '',
  children = <ContactText link={link} />,
}: {
  link: ContactLink;
  /** Added where it is a link. */
  linkClass?: string;
  className?: string;
  children?: ReactNode;
}) =>
  link.href === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <a href={link.href} className={`${className} ${linkClass}`.trim()}>
      {children}
    </a>
  );
