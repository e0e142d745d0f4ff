import { lazy, Suspense } from 'react';
import { isEmpty, loadHome } from '#content/home/load-home.server.ts';
import { MarkedSection } from '#content/sections/marked.card.tsx';
import { usualSection } from '#content/sections/usual.card.tsx';
import { ContentText } from '#ui/content-language.tsx';
import { SectionStyles } from '../blocks/section-styles.tsx';
import { Welcome } from '../blocks/welcome.tsx';
import { useInDocument } from '../boot/pieces.tsx';
import { servicesContext } from '../context.ts';
import { companyOf, hostOf } from '../loading/company.ts';
import { summaryOf } from '../loading/entries/cards.ts';
import { pageParts, partsHeaders } from '../loading/entries/parts.ts';
import { metadataOf, searchTitleOf } from '../loading/page-metadata.ts';
import { withLanguage } from '../reading/entry-language.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { useShell } from '../shell/use-shell.ts';
import { organization, webSite } from '../structured-data/organization.ts';
import { sectionThings } from '../structured-data/section-things.ts';
import type { Route } from './+types/home.ts';

type Shown = Parameters<typeof usualSection>[0];

/** Visitors load these only where editors added such a section. */
const LazySection = lazy(async () => (await import('#content/sections/any-section.card.tsx')).anySection());

/**
 * The others are complete without script: in the document they stay as the server wrote them, with links that browsers
 * follow.
 */
const needsScript = ({ kind }: Shown): boolean => /gallery|map|form|video/.test(kind);

/** The root element of such a section, whose attributes and content React leaves alone. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing
const asWritten = <section suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

function OtherSection({ section }: { section: Shown }) {
  const isWritten = useInDocument() && !import.meta.env.SSR && !needsScript(section);
  return isWritten ? (
    <>
      {section.isFirst ? <SectionStyles /> : null}
      {asWritten}
    </>
  ) : (
    <LazySection section={section} />
  );
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const parts = pageParts(services);
  const [company, home, metadata] = await Promise.all([
    parts.part(companyOf(services)),
    loadHome(services, parts),
    metadataOf(url, services),
  ]);
  const shown = {
    home: withLanguage({ sections: home.sections }, home),
    isBlank: home.sections.every(isEmpty),
    // A site without company information uses its host name, which the greeting leaves out.
    name: company && company.companyName !== hostOf(services) ? company.companyName : '',
    isReachable: company !== null && [company.phone, company.email, company.address].some((way) => way !== ''),
    identity: { address: company?.address ?? '', legalName: company?.legalName ?? '', vatId: company?.vatId ?? '' },
    description: summaryOf(company?.summary ?? ''),
    ...searchTitleOf(metadata),
  };
  return parts.answer(withLanguage(shown, company ?? {}));
}

export const headers = partsHeaders;

export const meta: Route.MetaFunction = (args) => {
  const { home, description, identity } = args.loaderData ?? {};
  const { sections = [] } = home ?? {};
  return pageMeta(args, {
    description,
    image: sections.flatMap((section) => (section.kind === 'hero' && section.slides) || [])[0]?.image?.src,
    things:
      import.meta.env.SSR &&
      ((place) => [organization(place, identity), webSite(place), ...sectionThings(sections, place)]),
  });
};

export default function Home({ loaderData: { home, name, isBlank, isReachable } }: Route.ComponentProps) {
  const { companyName } = useShell().company;
  const { sections } = home;
  if (isBlank) return <Welcome companyName={name} isReachable={isReachable} />;
  const main = sections.findIndex(({ kind }) => kind === 'summary');
  return (
    <>
      {main < 0 ? (
        <h1 className="sr-only">
          <ContentText>{companyName}</ContentText>
        </h1>
      ) : null}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections of a page do not move while it is shown
        <HomeSection key={index} section={section} isMain={index === main} />
      ))}
    </>
  );
}

function HomeSection({ section, isMain }: { section: Shown; isMain: boolean }) {
  const shown = usualSection(section, isMain) ?? (
    <Suspense>
      <OtherSection section={section} />
    </Suspense>
  );
  return import.meta.env.SSR && section.mark !== undefined ? (
    <MarkedSection mark={section.mark}>{shown}</MarkedSection>
  ) : (
    shown
  );
}
