import { redirect } from 'react-router';
import { pageOf } from '#content/pages.ts';
import type { SiteServices } from '#site/context.ts';
import { isNotFound, notFound } from '#site/loading/failures.ts';
import { getConcernByUrl } from './calls.ts';
import type { ConcernPage } from './definition.ts';

const maxAddressLength = 200;

/** The concern at an address. Another spelling, such as capitals, redirects permanently to the concern's own address. */
export async function loadConcern(services: SiteServices, asked: string, url: URL): Promise<ConcernPage> {
  if (asked === '' || asked.length > maxAddressLength) throw notFound();
  const concern = await concernAt(services, asked);
  if (concern.address === '' || concern.address === asked) return concern;
  throw redirect(pageOf('concern', concern.id, concern.address) + url.search, 301);
}

/** Some backends accept an address in lower case only. */
async function concernAt({ client }: SiteServices, asked: string): Promise<ConcernPage> {
  try {
    return await client.call(getConcernByUrl, { url: asked });
  } catch (error) {
    const small = asked.toLowerCase();
    if (!isNotFound(error) || small === asked) throw error;
    return client.call(getConcernByUrl, { url: small });
  }
}
