import { search } from '#contract/calls/search.ts';
import { servicesContext } from '#site/context.ts';
import { withoutAlt } from '#site/loading/entries/cards.ts';
import { queryFrom } from '#site/loading/entries/find.ts';
import { requireFeature } from '#site/loading/require-feature.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { minLetters, type Suggestions, suggestionCount } from '#site/searching/suggestions.ts';
import type { Route } from './+types/search-suggestions.ts';

/** The suggestions of the search box: the best few results as JSON; 503 if the search fails. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  requireFeature(services, 'search');
  const query = queryFrom(url);
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  if (query.length < minLetters)
    return Response.json({ items: [], total: 0, more: false } satisfies Suggestions, { headers });
  try {
    const { items, total, more, corrected } = await services.client.call(search, {
      q: query,
      pictures: true,
      take: suggestionCount,
    });
    const suggestions: Suggestions = {
      items: items
        .slice(0, suggestionCount)
        .map(({ type, url: address, title, picture, discontinued, ...hit }) =>
          withLanguage({ type, url: address, title, picture: picture && withoutAlt(picture), discontinued }, hit),
        ),
      total,
      more: more.length > 0,
      corrected,
    };
    return Response.json(suggestions, { headers });
  } catch (error) {
    services.logError(error);
    return Response.json({ items: [], total: 0, more: false } satisfies Suggestions, { status: 503, headers });
  }
}
