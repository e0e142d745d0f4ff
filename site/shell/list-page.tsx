import type { ReactNode } from 'react';
import { Empty } from '../blocks/empty.tsx';
import { PageLinks } from '../blocks/page-links.tsx';
import type { Paging } from '../reading/paging.ts';
import { Page } from './page.tsx';

interface ListPageProps {
  texts: { title: string; none: string };
  /** The entries of this page of the list. */
  items: readonly unknown[];
  paging: Paging;
  lastCrumb?: string;
  /** What follows the links to the other pages of the list. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page that lists the entries of a type, or says that there are none. */
export const ListPage = ({ texts, items, paging, lastCrumb, below, children }: ListPageProps) => (
  <Page heading={texts.title} lastCrumb={lastCrumb}>
    {items.length === 0 ? <Empty text={texts.none} /> : null}
    {children}
    <PageLinks paging={paging} />
    {below}
  </Page>
);
