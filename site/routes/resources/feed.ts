import { getNews } from '#content/news/calls.ts';
import { servicesContext } from '#site/context.ts';
import { atomXml } from '#site/feeds/atom.ts';
import { companyOf, hostOf } from '#site/loading/company.ts';
import { textResponse } from '#site/loading/text-response.ts';
import { textsFor } from '#site/texts/use-texts.ts';
import type { Route } from './+types/feed.ts';

/** As many as a feed reader could have missed; older ones are on the site. */
const newest = 50;

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { client, publicUrl, basename, lang, backendUrl, now } = services;
  return textResponse(services, 'application/atom+xml', async () => {
    const [company, news] = await Promise.all([companyOf(services), client.call(getNews, { take: newest })]);
    const author = company.companyName || hostOf(services);
    const title = textsFor(services.language).finding.feedTitle({ company: author });
    const feed = { title, author, publicUrl, basename, lang, assetUrl: backendUrl ?? publicUrl, now: now() };
    return atomXml(feed, news.slice(0, newest));
  });
}
