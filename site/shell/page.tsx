import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PictureValue } from '#ui/pictures/picture.tsx';
import { crumbsOf } from '../reading/crumbs.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Banner } from './banner.tsx';

/**
 * A page under the common header: banner, heading, breadcrumbs, content. `lastCrumb` is the page's name in the breadcrumbs if it differs
 * from the heading; `isContent` marks the heading as a text of editors; `flat` is for error pages, which have no place in the hierarchy.
 * `banner` is the page's own picture instead of the company's; `bands` is for content that sets its own width.
 */
export function Page({
  heading,
  isContent = false,
  lastCrumb,
  flat = false,
  banner,
  bands = false,
  children,
}: {
  heading: string;
  isContent?: boolean;
  lastCrumb?: string;
  flat?: boolean;
  banner?: PictureValue | null;
  bands?: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { nav, crumbs: labels } = useTexts();
  const path = flat ? '/last' : pathname;
  const crumbs = crumbsOf(path, { home: nav.home, labels, lastLabel: lastCrumb ?? heading });
  return (
    <>
      <Banner heading={heading} isContent={isContent} crumbs={crumbs} picture={banner ?? null} />
      {bands ? children : <div className="shell-width py-12 sm:py-16 lg:py-20">{children}</div>}
    </>
  );
}
