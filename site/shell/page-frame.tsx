import type { ReactNode } from 'react';
import type { PictureValue } from '#ui/pictures/picture.tsx';
import type { Crumb } from '../reading/crumbs.ts';
import { Banner } from './banner.tsx';

export interface PageFrameProps {
  heading: string;
  /** Whether editors wrote the heading. */
  isContent?: boolean;
  /** The page's own picture instead of the company's. */
  banner?: PictureValue | null;
  /** For content that sets its own width. */
  bands?: boolean;
  children: ReactNode;
}

/** A page under the common header: banner, heading, breadcrumbs, content. */
export const PageFrame = ({
  heading,
  isContent = false,
  crumbs,
  banner,
  bands = false,
  children,
}: PageFrameProps & { crumbs: Crumb[] }) => (
  <>
    <Banner heading={heading} isContent={isContent} crumbs={crumbs} picture={banner ?? null} />
    {bands ? children : <div className="shell-width py-minor">{children}</div>}
  </>
);
