import type { MetaDescriptor } from 'react-router';
import { metaTexts } from '../texts/meta-texts.ts';
import { type MetaSource, type PageMeta, pageMeta } from './page-meta.ts';

/** As {@link pageMeta}, for a list that is divided into pages: from the second on, the title has the number of the page. */
export function listMeta(
  source: MetaSource & { loaderData?: { paging?: { page: number } | undefined } | undefined },
  title: string,
  meta: Omit<PageMeta, 'title'> = {},
): MetaDescriptor[] {
  const page = source.loaderData?.paging?.page ?? 1;
  return pageMeta(source, { ...meta, title: page > 1 ? metaTexts(source).pages.titleOf({ title, page }) : title });
}
