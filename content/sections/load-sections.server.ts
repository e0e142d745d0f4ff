import { getBrand } from '#content/brand/calls.ts';
import { getNews } from '#content/news/calls.ts';
import { getSlider } from '#content/slider/calls.ts';
import { getVideos } from '#content/video/calls.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import { plainText } from '#contract/html/plain-text.ts';
import type { FormKind } from '#contract/submissions/form-kinds.ts';
import { homeNewsCount, homeVideoCount } from '#site/constants.ts';
import type { SiteServices } from '#site/context.ts';
import { companyOf } from '#site/loading/company.ts';
import { withoutAlt } from '#site/loading/entries/cards.ts';
import type { PageParts } from '#site/loading/entries/parts.ts';
import { timeZoneOf } from '#site/loading/load-shell.ts';
import { languageOfPart, withLanguage } from '#site/reading/entry-language.ts';
import { newsCardOf } from '../news/card-data.server.ts';
import { boundedSections } from './bounded-sections.ts';
import type { Section } from './definition.ts';
import { contactOf } from './kinds/call-to-action/load.server.ts';
import { loadEntries } from './kinds/entries/load.server.ts';
import { withChoices } from './kinds/form/load.server.ts';
import { locationsOf } from './kinds/map/load.server.ts';
import { withHeaderColumn } from './kinds/table/header-column.ts';
import { withVideo } from './kinds/video/load.server.ts';
import type { LoadedSection } from './loaded.ts';
import { withSharedCalls } from './shared-calls.ts';

/** Those that a home page has without the style sheet of sections. */
const isUsual = (section: Section): boolean =>
  ['hero', 'summary', 'brands', 'videos'].includes(section.kind) ||
  (section.kind === 'news' && section.layout === 'cards');

/** The sections of a page, with the language of its other texts. */
export interface LoadedSections extends EntryLanguage {
  sections: LoadedSection[];
}

/** The sections of a page with the entries that they show. `ownForm`: a form that the page has anyway. */
export async function loadSections(
  page: EntryLanguage & { sections: readonly Section[] },
  services: SiteServices,
  { part, ownForm }: Pick<PageParts, 'part'> & { ownForm?: FormKind | undefined },
): Promise<LoadedSections> {
  const shown = page.sections
    .map((section, index) => withOwnLanguage(section, languageOfPart(page, `sections.${index}`)))
    .filter((section) => section.kind !== 'form' || section.form !== ownForm)
    .filter(isFirstOfForm)
    .filter(isFilled);
  const first = shown.findIndex((section) => !isUsual(section));
  const client = withSharedCalls(services.client);
  const all = await Promise.all(
    shown.map(async (section, index) => ({
      ...(await loaded(section, services, { client, part })),
      ...(index === first && { isFirst: true as const }),
    })),
  );
  const fallback = page.fallback?.filter((path) => !path.startsWith('sections.'));
  return { sections: boundedSections(all), lang: page.lang, fallback };
}

/** Sections that are left out must not move the paths of texts without a translation. */
const withOwnLanguage = (section: Section, language: EntryLanguage): Section =>
  language.fallback?.length ? withLanguage(section, language) : section;

/** A form is on a page once, because its fields have ids. */
const isFirstOfForm = (section: Section, index: number, all: readonly Section[]): boolean =>
  section.kind !== 'form' || all.findIndex((each) => each.kind === 'form' && each.form === section.form) === index;

/** Nothing is drawn of the others. Left out, they are no gap in the document that the browser takes over. */
function isFilled(section: Section): boolean {
  switch (section.kind) {
    case 'entries':
      return section.entries.length > 0;
    case 'figures':
      return section.figures.length > 0;
    case 'questions':
      return section.questions.length > 0;
    case 'logos':
      return section.logos.length > 0;
    case 'downloads':
      return section.files.length > 0;
    case 'quotation':
      return section.quote !== '';
    case 'table':
      return plainText(section.table) !== '';
    default:
      return true;
  }
}

/** Loads what a section shows. `client`: shared by the sections of the page. */
async function loaded(
  section: Section,
  services: SiteServices,
  { client, part }: Pick<PageParts, 'part'> & Pick<SiteServices, 'client'>,
): Promise<LoadedSection> {
  const sharing = { ...services, client };
  switch (section.kind) {
    case 'entries':
      return loadEntries(section, services);
    case 'callToAction':
      return { ...section, contact: await contactOf(section, sharing) };
    case 'table':
      return section.headerColumn ? { ...section, table: withHeaderColumn(section.table) } : section;
    case 'video':
      return withVideo(section, sharing);
    case 'map':
      return { ...section, locations: await part(locationsOf(section, sharing)) };
    case 'form':
      return withChoices(section, sharing, part);
    case 'hero':
      return { ...section, slides: await part(client.call(getSlider, {})) };
    case 'summary': {
      const company = await part(companyOf(services));
      return withLanguage({ ...section, summary: company?.summary ?? null }, company ?? {});
    }
    case 'brands': {
      const brands = await part(client.call(getBrand, {}));
      const named = brands?.map((brand) => (brand.name ? { ...brand, image: withoutAlt(brand.image) } : brand));
      return { ...section, brands: named ?? null };
    }
    case 'news': {
      const [timeZone, news] = await Promise.all([
        timeZoneOf(services),
        part(client.call(getNews, { take: homeNewsCount })),
      ]);
      const hasLead = section.layout === 'mosaic';
      const cards = news
        ?.slice(0, homeNewsCount)
        .map((item, index) => newsCardOf(item, timeZone, hasLead && index === 0));
      return { ...section, news: cards ?? null };
    }
    case 'videos': {
      const videos = await part(client.call(getVideos, { take: homeVideoCount }));
      const shown = videos?.slice(0, homeVideoCount).map((video) => ({ ...video, poster: withoutAlt(video.poster) }));
      return { ...section, videos: shown ?? null };
    }
    default:
      return section;
  }
}
