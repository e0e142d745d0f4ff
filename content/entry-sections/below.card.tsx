import { lazy, type ReactNode } from 'react';
import { Piece } from '#site/boot/pieces.tsx';
import type { LoadedSection } from '../sections/loaded.ts';

interface BelowProps {
  below?: { sections: readonly LoadedSection[] } | undefined;
}

/** Visitors load these only where editors added some. */
const LazySections = lazy(async () => (await import('../sections/all-sections.card.tsx')).allSections());

/** The sections below the content of an entry, over the whole width of the page. */
export const SectionsBelow = ({ below }: BelowProps) =>
  below ? (
    <Piece>
      <LazySections sections={below.sections} />
    </Piece>
  ) : null;

/** The content of an entry with the sections below it, for pages whose content sets its own width. `after`: what follows. */
export const WithSections = ({ below, after, children }: BelowProps & { after?: ReactNode; children: ReactNode }) =>
  below ? (
    <>
      <div className="shell-width py-minor">{children}</div>
      <SectionsBelow below={below} />
      {after ? <div className="shell-width py-minor *:mt-0">{after}</div> : null}
    </>
  ) : (
    <div className="shell-width py-minor">
      {children}
      {after}
    </div>
  );
