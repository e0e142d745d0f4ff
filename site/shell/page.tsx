import { useLocation } from 'react-router';
import { type Crumb, crumbsOf } from '../reading/crumbs.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

/**
 * A page at its place in the hierarchy. `lastCrumb`: its name in the breadcrumbs, if not the heading; `above`: pages
 * that its path does not name.
 */
export function Page({
  lastCrumb,
  above,
  ...frame
}: PageFrameProps & { lastCrumb?: string; above?: readonly Crumb[] }) {
  const { pathname } = useLocation();
  const { nav, crumbs: labels } = useTexts();
  const crumbs = crumbsOf(pathname, { home: nav.home, labels, lastLabel: lastCrumb ?? frame.heading, above });
  return <PageFrame {...frame} crumbs={crumbs} />;
}
