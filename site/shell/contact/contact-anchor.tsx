import type { ReactNode } from 'react';
import type { ContactLink } from '#site/reading/contact-links.ts';
import { useShell } from '#site/shell/use-shell.ts';
import { ContentLanguageProvider, ContentText } from '#ui/content-language.tsx';

/** The text of the link. An address has no language; words next to it are a text of editors, which has no translation. */
export function ContactText({ link: { text, href } }: { link: ContactLink }) {
  const { original } = useShell();
  if (href !== undefined) return text;
  const words = <ContentText>{text}</ContentText>;
  return original ? <ContentLanguageProvider language={original}>{words}</ContentLanguageProvider> : words;
}

/** A telephone number or mail address as a link; other words as plain text. */
export const ContactAnchor = ({
  link,
  linkClass = '',
  className = '',
  children = <ContactText link={link} />,
}: {
  link: ContactLink;
  /** Added if it is a link. */
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
