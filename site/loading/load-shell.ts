import { getConcern } from '#contract/calls/get-concern.ts';
import { getProductMenu } from '#contract/calls/get-product-menu.ts';
import type { MenuCategory } from '#contract/entities/category.ts';
import type { Company } from '#contract/entities/company.ts';
import type { SiteServices } from '../context.ts';
import { yearOf } from '../reading/dates.ts';
import { brandStyle } from '../shell/brand-style.ts';
import { blankCompany, type ConcernLink, type ShellCompany, type ShellData } from '../shell/shell-data.ts';
import { besideItsName } from './cards.ts';
import { companyOf, hostOf } from './company.ts';

type Known = Pick<ShellData, 'company' | 'concerns' | 'categories'>;

/** The last good answers per site, so that header and footer stay whole while the backend is away. */
const lastKnown = new Map<string, Known>();
const maxSites = 20;

/** What every page shows around its content. `fresh` is false when a part is remembered or missing. */
export async function loadShell(services: SiteServices): Promise<{ shell: ShellData; fresh: boolean }> {
  const site = `${services.publicUrl} ${services.backendUrl ?? ''}`;
  const before = lastKnown.get(site) ?? nothingKnown(services);
  let fresh = true;
  const otherwise =
    <T>(known: T) =>
    (error: unknown): T => {
      services.logError(error);
      fresh = false;
      return known;
    };
  const [company, concerns, categories] = await Promise.all([
    companyOf(services)
      .then((company) => shellCompany(company, services))
      .catch(otherwise(before.company)),
    services.client.call(getConcern, {}).then(concernLinks).catch(otherwise(before.concerns)),
    services.client.call(getProductMenu, {}).then(menuCategories).catch(otherwise(before.categories)),
  ]);
  // What is not published must not turn up later on other pages.
  if (!services.preview) remember(site, { company, concerns, categories });
  return {
    shell: {
      company,
      concerns,
      categories,
      year: yearOf(services.now(), company.timeZone),
      publicUrl: services.publicUrl,
      backendUrl: services.backendUrl ?? '',
      frameHosts: services.frameHosts,
      brandStyle: brandStyle(company),
      ...(services.preview ? { preview: true } : {}),
    },
    fresh,
  };
}

function remember(site: string, known: Known): void {
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
  timeZone: company.timeZone,
  brandColor: company.brandColor,
  accentColor: company.accentColor,
});

const nothingKnown = (services: SiteServices): Known => ({
  company: { ...blankCompany, companyName: hostOf(services) },
  concerns: [],
  categories: [],
});
