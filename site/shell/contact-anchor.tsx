import type { ReactNode } from 'react';
import type { ContactLink } from '../reading/contact-links.ts';

/** A number or address as a link; words beside them as they are. */
export const ContactAnchor = ({
  link: { text, href },
  linkClass = '',
  className = '',
  children = text,
}: {
  link: ContactLink;
  /** Of a link alone. */
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
