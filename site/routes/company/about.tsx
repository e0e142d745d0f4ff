import { loadPeople } from '#content/executive/load-people.server.ts';
import { People } from '#content/executive/people.card.tsx';
import { Empty } from '#site/blocks/empty.tsx';
import { MissingPart } from '#site/blocks/missing-part.tsx';
import { OnwardLinks } from '#site/blocks/onward-links.tsx';
import { PageLinks } from '#site/blocks/page-links.tsx';
import { Section } from '#site/blocks/section.tsx';
import { SideSection } from '#site/blocks/side-section.tsx';
import { servicesContext } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { summaryOf } from '#site/loading/entries/cards.ts';
import { pageParts, partsHeaders } from '#site/loading/entries/parts.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { Page } from '#site/shell/page.tsx';
import { pageMeta } from '#site/shell/page-meta.ts';
import { organization } from '#site/structured-data/organization.ts';
import { metaTexts } from '#site/texts/meta-texts.ts';
import { usePageTexts } from '#site/texts/use-page-texts.ts';
import { RichText } from '#ui/rich-text.tsx';
import type { Route } from './+types/about.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { core, part, answer } = pageParts(services);
  const [{ aboutUs, history, ...company }, directors] = await Promise.all([
    core(companyOf(services)),
    part(loadPeople(services, url, 'directors')),
  ]);
  return answer(withLanguage({ aboutUs, history, directors, summary: summaryOf(aboutUs) }, company));
}

export const headers = partsHeaders;

export const meta: Route.MetaFunction = (args) => {
  const { group, pages } = metaTexts(args);
  const page = args.loaderData?.directors?.paging.page ?? 1;
  return pageMeta(args, {
    title: page > 1 ? pages.titleOf({ title: group.about.title, page }) : group.about.title,
    description: args.loaderData?.summary,
    things: import.meta.env.SSR && ((place) => [organization(place)]),
  });
};

/** The other pages about the group. */
const onward = ['keyadmin', 'mission', 'corporate-values', 'trade-fair', 'certificates', 'crest', 'career'] as const;

export default function About({ loaderData: { aboutUs, history, directors } }: Route.ComponentProps) {
  const texts = usePageTexts();
  const { about } = texts.group;
  return (
    <Page heading={about.title} bands>
      <div className="shell-width py-section">
        <div className="page-grid gap-y-12">
          <div className="grid-main">
            {aboutUs.trim() ? <RichText html={aboutUs} className="text-lg" /> : <Empty text={about.none} />}
          </div>
          <OnwardLinks
            heading={about.onward}
            links={onward.map((page) => ({ label: texts.crumbs[page], to: `/${page}` }))}
          />
        </div>
      </div>
      {directors?.items.length === 0 ? null : (
        <Section heading={about.directors} tone="sunken">
          {directors ? (
            <>
              <People people={directors.items} columns={4} headingLevel={3} />
              <PageLinks paging={directors.paging} />
            </>
          ) : (
            <MissingPart text={texts.missing.directors} />
          )}
        </Section>
      )}
      {history.trim() ? (
        <SideSection heading={about.history}>
          <RichText html={history} headingLevel={3} className="timeline text-lg" />
        </SideSection>
      ) : null}
    </Page>
  );
}
