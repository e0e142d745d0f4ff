import { getPage } from '#content/free-page/calls.ts';
import { getNews } from '#content/news/calls.ts';
import { pageOf } from '#content/pages.ts';
import { servicesContext } from '#site/context.ts';
import { llmsText } from '#site/feeds/llms.ts';
import { companyOf } from '#site/loading/company.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { loadShell } from '#site/loading/load-shell.ts';
import { indexable } from '#site/loading/page-metadata.ts';
import { textResponse } from '#site/loading/text-response.ts';
import { serverTextsFor } from '#site/texts/server-texts.ts';
import { textsFor } from '#site/texts/use-texts.ts';
import type { Route } from './+types/llms.ts';

const newest = 10;

/** The editors' own pages. */
const mostPages = 50;

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const texts = textsFor(services.language);
  return textResponse(services, 'text/plain', async () => {
    const [{ shell }, { summary, footerInfo, phone, email }, news, pages] = await Promise.all([
      loadShell(services),
      companyOf(services),
      services.client.call(getNews, { take: newest }),
      services.lacks?.includes('pages') ? [] : services.client.call(getPage, { take: mostPages }),
    ]);
    const { main } = shell.menus;
    const under = (to: string) => main.find((link) => link.to === to)?.children ?? [];
    const listed = (links: { name: string; to: string }[]) => indexable(links, services);
    const named = (links: readonly { label: string; to: string }[]) =>
      links.map(({ label, to }) => ({ name: label, to }));
    return llmsText(
      {
        companyName: shell.company.companyName,
        summary: footerInfo || summaryOf(summary),
        publicUrl: services.publicUrl,
        basename: services.basename,
        about: [
          ...named([...main.filter(({ to }) => to === '/about' || to === '/export'), ...under('/about')]),
          ...(await listed(pages.map(({ id, name, address }) => ({ name, to: pageOf('freePage', id, address) })))),
        ],
        companies: await listed(named(under('/concern'))),
        categories: await listed(named(under('/product'))),
        news: await listed(news.slice(0, newest).map(({ id, heading }) => ({ name: heading, to: pageOf('news', id) }))),
        phone,
        email,
        hasApi: services.backendUrl === undefined,
      },
      serverTextsFor(services.language),
      texts,
    );
  });
}
