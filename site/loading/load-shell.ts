import { getProductMenu } from '#content/category/calls.ts';
import type { MenuCategory } from '#content/category/definition.ts';
import type { Company } from '#content/company/definition.ts';
import { getConcern } from '#content/concern/calls.ts';
import { getPageLanguages } from '#contract/calls/get-page-languages.ts';
import type { Menus } from '#contract/documents/shown-menus.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { resolveAsset } from '#ui/pictures/asset-host.tsx';
import { pictureSet } from '#ui/pictures/picture-set.ts';
import type { SiteServices } from '../context.ts';
import { pictureUses } from '../picture-uses.ts';
import { mailLinks, phoneLinks } from '../reading/contact-links.ts';
import { contentLanguage, directionOf } from '../reading/content-language.ts';
import { yearIn } from '../reading/dates/time-zones.ts';
import { withLanguage } from '../reading/entry-language.ts';
import { brandStyle } from '../shell/head/brand-style.ts';
import { blankCompany, type ConcernLink, type ShellCompany, type ShellData } from '../shell/shell-data.ts';
import { companyOf, hostOf, siteOf } from './company.ts';
import { withoutAlt } from './entries/cards.ts';
import { languageLinks, languageOffers, withPaths } from './language-links.ts';
import { defaultMenus, loadMenus } from './menus/load-menus.ts';
import { shellMenus } from './menus/menu-links.ts';
import { metadataAt, type PageMetadata } from './page-metadata.ts';

/** The responses that header and footer are made of. */
interface Sources {
  company: Company | undefined;
  concerns: ConcernLink[];
  categories: MenuCategory[];
  menus: Menus;
}

/** The last good responses per site and language: header and footer stay complete while the backend is down. */
const lastKnown = new Map<string, Sources>();
const maxSites = 60;

const nothing: Sources = { company: undefined, concerns: [], categories: [], menus: defaultMenus() };

/**
 * The data of header and footer. `fresh` is false if a part is missing or from an earlier request.
 */
export async function loadShell(services: SiteServices, path = '/'): Promise<{ shell: ShellData; fresh: boolean }> {
  const known = lastKnown.get(siteOf(services)) ?? nothing;
  let fresh = true;
  const otherwise =
    <T>(remembered: T) =>
    (error: unknown): T => {
      services.logError(error);
      fresh = false;
      return remembered;
    };
  const [company, concerns, categories, menus, metadata] = await Promise.all([
    companyOf(services).catch(otherwise(known.company)),
    services.client.call(getConcern, {}).catch(otherwise(known.concerns)),
    services.client.call(getProductMenu, {}).catch(otherwise(known.categories)),
    loadMenus(services).catch(otherwise(known.menus)),
    metadataAt(path, services).catch(otherwise<PageMetadata>({})),
  ]);
  const sources = { company, concerns, categories, menus };
  const year = yearIn(company?.timeZone ?? 'UTC', services.now());
  const shell = shellOf(sources, services, year);
  const { hasSections: _, ...own } = metadata;
  if (Object.keys(own).length > 0) shell.own = { ...own, path };
  if (shell.languages) {
    const { languages, paths } = await versionsOf(path, services);
    shell.translated = languages;
    if (paths) shell.languages = withPaths(shell.languages, paths);
    // A preview has the menu of languages, which keeps its token.
    const offers = services.preview ? [] : languageOffers(shell, path);
    if (offers.length > 0) shell.offers = offers;
  }
  // Unpublished data must not be remembered for other pages.
  if (services.preview)
    return { shell: { ...shell, ...(services.isLive ? { isLive: true } : { preview: true }) }, fresh };
  remember(services, sources);
  return { shell, fresh };
}

function shellOf({ company, menus, ...sources }: Sources, services: SiteServices, year: number): ShellData {
  const { lang, language, defaultLanguage, basename } = services;
  const ofTexts = contentLanguage(lang, language);
  const languages = languageLinks(company?.languages ?? [], services);
  const concerns = concernLinks(sources.concerns);
  const categories = menuCategories(sources.categories);
  const shown = company ? shellCompany(company, services) : { ...blankCompany, companyName: hostOf(services) };
  return {
    company: shown,
    concerns,
    menus: shellMenus({ menus, concerns, categories, company: shown, language }),
    year,
    publicUrl: services.publicUrl,
    backendUrl: services.backendUrl ?? '',
    frameHosts: services.frameHosts,
    ...(services.lacks ? { lacks: services.lacks } : {}),
    brandStyle: brandStyle(company),
    language,
    ...(directionOf(language) === 'rtl' ? { dir: 'rtl' } : {}),
    ...(ofTexts ? { contentLanguage: ofTexts } : {}),
    ...(basename ? { inPath: { lang, basename }, original: contentLanguage(defaultLanguage, language) ?? {} } : {}),
    ...(languages.length > 1 ? { languages } : {}),
  };
}

/** The languages of a page and its paths in them; blank where they cannot be loaded: search engines are then told nothing. */
async function versionsOf(
  path: string,
  { client, logError }: SiteServices,
): Promise<Partial<CallOutput<typeof getPageLanguages>>> {
  try {
    return await client.call(getPageLanguages, { path });
  } catch (error) {
    // A foreign backend may have languages, but not this call.
    if (!(error instanceof CallError && error.kind === 'not-found')) logError(error);
    return {};
  }
}

function remember(services: SiteServices, sources: Sources): void {
  const site = siteOf(services);
  if (!lastKnown.has(site) && lastKnown.size >= maxSites) lastKnown.clear();
  lastKnown.set(site, sources);
}

const concernLinks = (concerns: ConcernLink[]): ConcernLink[] =>
  concerns.map(({ name, logo, address, redirectUrl, ...concern }) =>
    withLanguage({ name, logo: withoutAlt(logo), address, redirectUrl }, concern),
  );

const menuCategories = (categories: MenuCategory[]): MenuCategory[] =>
  categories.map((category) => ({ ...category, image: withoutAlt(category.image) }));

function logoOf(logo: Picture | null, dark: Picture | null, { backendUrl = '' }: SiteServices): ShellCompany['logo'] {
  if (!logo || !dark) return logo;
  const { srcSet, sizes } = pictureSet(dark, pictureUses.logo, backendUrl) ?? {};
  // A space would end the address.
  return { ...logo, dark: { srcSet: srcSet ?? resolveAsset(dark.src, backendUrl).replaceAll(' ', '%20'), sizes } };
}

const shellCompany = (company: Company & EntryLanguage, services: SiteServices): ShellCompany =>
  withLanguage(
    {
      companyName: company.companyName || hostOf(services),
      logo: logoOf(company.logo, company.logoDark, services),
      logoAlternate: logoOf(company.logoAlternate, company.logoAlternateDark, services),
      pageBanner: company.pageBanner,
      phones: phoneLinks(company.phone),
      mails: mailLinks(company.email),
      footerInfo: company.footerInfo,
      newsletterInfo: company.newsletterInfo,
      facebookUrl: company.facebookUrl,
      twitterUrl: company.twitterUrl,
      linkedInUrl: company.linkedInUrl,
      youtubeUrl: company.youtubeUrl,
      brandColor: company.brandColor,
      accentColor: company.accentColor,
    },
    company,
  );

/** The company’s time zone, as far as it is known. */
export const timeZoneOf = (services: SiteServices): Promise<string> =>
  companyOf(services).then(
    ({ timeZone }) => timeZone,
    // `loadShell` makes the same call and logs its failure.
    () => lastKnown.get(siteOf(services))?.company?.timeZone ?? 'UTC',
  );
