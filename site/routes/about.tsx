import { RichText } from '#ui/rich-text.tsx';
import { People } from '../blocks/company/people.tsx';
import { Empty } from '../blocks/empty.tsx';
import { MissingPart } from '../blocks/missing-part.tsx';
import { OnwardLinks } from '../blocks/onward-links.tsx';
import { PageLinks } from '../blocks/page-links.tsx';
import { Section } from '../blocks/section.tsx';
import { SideSection } from '../blocks/side-section.tsx';
import { servicesContext } from '../context.ts';
import { summaryOf } from '../loading/cards.ts';
import { companyOf } from '../loading/company.ts';
import { loadPeople } from '../loading/load-people.ts';
import { pageParts, partsHeaders } from '../loading/parts.ts';
import { furtherLinks } from '../shell/navigation/menu-items.ts';
import { Page } from '../shell/page.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { organization } from '../structured-data/organization.ts';
import { pageTextsFor, usePageTexts } from '../texts/use-page-texts.ts';
import type { Route } from './+types/about.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { core, part, answer } = pageParts(services);
  const [{ aboutUs, history }, directors] = await Promise.all([
    core(companyOf(services)),
    part(loadPeople(services, url, 'directors')),
  ]);
  return answer({ aboutUs, history, directors, summary: summaryOf(aboutUs) });
}

export const headers = partsHeaders;

export const meta: Route.MetaFunction = (args) => {
  const { group, pages } = pageTextsFor('en');
  const page = args.loaderData?.directors?.paging.page ?? 1;
  return pageMeta(args, {
    title: page > 1 ? pages.titleOf(group.about.title, page) : group.about.title,
    description: args.loaderData?.summary,
    things: import.meta.env.SSR && ((place) => [organization(place, '')]),
  });
};

export default function About({ loaderData: { aboutUs, history, directors } }: Route.ComponentProps) {
  const texts = usePageTexts();
  const { about } = texts.group;
  return (
    <Page heading={about.title} bands>
      <div className="shell-width py-16 lg:py-24">
        <div className="page-grid gap-y-12">
          <div className="grid-main">
            {aboutUs.trim() ? <RichText html={aboutUs} className="text-lg" /> : <Empty text={about.none} />}
          </div>
          <OnwardLinks heading={about.onward} links={furtherLinks(texts)} />
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
