import type { CallContext } from '#api/context.ts';
import { hasCompanyPage, isCompanyPage } from '#content/company-pages.ts';

/** Lists that menus leave out while they are empty. */
const optional = { '/documents': 'document', '/locations': 'location' } as const;
const isOptional = (path: string): path is keyof typeof optional => path in optional;

/** Whether the site has a page of its own at a path, such as `/documents`. */
export async function hasSitePage(path: string, { entries }: CallContext['store']): Promise<boolean> {
  if (isCompanyPage(path)) {
    const company = await entries.publishedSingle('company');
    return company !== undefined && hasCompanyPage(company.document, path);
  }
  if (!isOptional(path)) return true;
  return (await entries.listPublished({ type: optional[path], take: 0 })).total > 0;
}
