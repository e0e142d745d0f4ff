import { useLocation } from 'react-router';
import { crumbsOf } from '../reading/crumbs.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

/** A page at its place in the hierarchy. `lastCrumb` is its name in the breadcrumbs if it differs from the heading. */
export function Page({ lastCrumb, ...frame }: PageFrameProps & { lastCrumb?: string }) {
  const { pathname } = useLocation();
  const { nav, crumbs: labels } = useTexts();
  const crumbs = crumbsOf(pathname, { home: nav.home, labels, lastLabel: lastCrumb ?? frame.heading });
  return <PageFrame {...frame} crumbs={crumbs} />;
}
