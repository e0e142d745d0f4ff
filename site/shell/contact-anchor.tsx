import type { ReactNode } from 'react';
import type { ContactLink } from '../reading/contact-links.ts';

/** A telephone number or mail address as a link; other words as plain text. */
export const ContactAnchor = ({
  link: { text, href },
  linkClass = '',
  className = '',
  children = text,
}: {
  link: ContactLink;
  /** Added where it is a link. */
  linkClass?: string;
  className?: string;
  children?: ReactNode;
}) =>
  href === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <a href={href} className={`${className} ${linkClass}`.trim()}>
      {children}
    </a>
  );
