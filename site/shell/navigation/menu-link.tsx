import type { ReactNode } from 'react';
import { useTexts } from '#site/texts/use-texts.ts';
import { ContentText } from '#ui/content-language.tsx';
import { External } from '#ui/icons.tsx';
import type { MenuLink } from '../shell-data.ts';
import { SiteLink } from './site-link.tsx';

/** One link of a menu, with its picture. Announces if it opens a new tab. */
export function MenuAnchor({
  link,
  current,
  className,
  children,
}: {
  link: MenuLink;
  current?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const { nav } = useTexts();
  const label = link.isContent ? <ContentText>{link.label}</ContentText> : link.label;
  if (!link.to) return className ? <span className={className}>{label}</span> : label;
  if (!link.newTab) {
    return (
      <SiteLink href={link.to} className={className} aria-current={current ? 'page' : undefined}>
        {children ? <span>{label}</span> : label}
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={link.to} className={className} target="_blank" rel="noopener">
      <span>
        {label} <External className="inline size-3.5" />
        <span className="sr-only">{nav.newTab}</span>
      </span>
      {children}
    </a>
  );
}
