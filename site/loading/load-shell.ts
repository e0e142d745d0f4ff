import { getConcern } from '#contract/calls/get-concern.ts';
import { getProductMenu } from '#contract/calls/get-product-menu.ts';
import type { MenuCategory } from '#contract/entities/category.ts';
import type { Company } from '#contract/entities/company.ts';
import type { SiteServices } from '../context.ts';
import { yearIn } from '../reading/time-zones.ts';
import { brandStyle } from '../shell/brand-style.ts';
import { blankCompany, type ConcernLink, type ShellCompany, type ShellData } from '../shell/shell-data.ts';
import { besideItsName } from './cards.ts';
import { companyOf, hostOf } from './company.ts';

interface Known extends Pick<ShellData, 'company' | 'concerns' | 'categories'> {
  timeZone: string;
}

/** The last good answers per site, so that header and footer stay whole while the backend is away. */
const lastKnown = new Map<string, Known>();
const maxSites = 20;

/** What every page shows around its content. `fresh` is false when a part is remembered or missing. */
export async function loadShell(services: SiteServices): Promise<{ shell: ShellData; fresh: boolean }> {
  const before = knownOf(services);
  let fresh = true;
  const otherwise =
    <T>(known: T) =>
    (error: unknown): T => {
      services.logError(error);
      fresh = false;
      return known;
    };
  const [{ company, timeZone }, concerns, categories] = await Promise.all([
    companyOf(services)
      .then((company) => ({ company: shellCompany(company, services), timeZone: company.timeZone }))
      .catch(otherwise({ company: before.company, timeZone: before.timeZone })),
    services.client.call(getConcern, {}).then(concernLinks).catch(otherwise(before.concerns)),
    services.client.call(getProductMenu, {}).then(menuCategories).catch(otherwise(before.categories)),
  ]);
  // What is not published must not turn up later on other pages.
  if (!services.preview) remember(services, { company, timeZone, concerns, categories });
  return {
    shell: {
      company,
      concerns,
      categories,
      year: yearIn(timeZone, services.now()),
      publicUrl: services.publicUrl,
      backendUrl: services.backendUrl ?? '',
      frameHosts: services.frameHosts,
      brandStyle: brandStyle(company),
      ...(services.preview ? { preview: true } : {}),
    },
    fresh,
  };
}

const siteOf = ({ publicUrl, backendUrl }: SiteServices): string => `${publicUrl} ${backendUrl ?? ''}`;

const knownOf = (services: SiteServices): Known => lastKnown.get(siteOf(services)) ?? nothingKnown(services);

function remember(services: SiteServices, known: Known): void {
  const site = siteOf(services);
  if (!lastKnown.has(site) && lastKnown.size >= maxSites) lastKnown.clear();
  lastKnown.set(site, known);
}

const concernLinks = (concerns: ConcernLink[]): ConcernLink[] =>
  concerns.map(({ name, logo, address, redirectUrl }) => ({ name, logo: besideItsName(logo), address, redirectUrl }));

const menuCategories = (categories: MenuCategory[]): MenuCategory[] =>
  categories.map((category) => ({ ...category, image: besideItsName(category.image) }));

const shellCompany = (company: Company, services: SiteServices): ShellCompany => ({
  companyName: company.companyName || hostOf(services),
  logo: company.logo,
  logoAlternate: company.logoAlternate,
  pageBanner: company.pageBanner,
  phone: company.phone,
  email: company.email,
  footerInfo: company.footerInfo,
  newsletterInfo: company.newsletterInfo,
  facebookUrl: company.facebookUrl,
  twitterUrl: company.twitterUrl,
  linkedInUrl: company.linkedInUrl,
  youtubeUrl: company.youtubeUrl,
  brandColor: company.brandColor,
  accentColor: company.accentColor,
});

const nothingKnown = (services: SiteServices): Known => ({
  company: { ...blankCompany, companyName: hostOf(services) },
  timeZone: 'UTC',
  concerns: [],
  categories: [],
});

/** Where the company’s clocks are, as far as it is known. */
export const timeZoneOf = (services: SiteServices): Promise<string> =>
  companyOf(services).then(
    ({ timeZone }) => timeZone,
    // The shell, which asked too, has told of the failure.
    () => knownOf(services).timeZone,
  );
