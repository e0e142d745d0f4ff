import type { MenuCategory } from '#contract/entities/category.ts';
import type { Company } from '#contract/entities/company.ts';
import type { Picture } from '#contract/fields.ts';
import type { ContentLanguage } from '#ui/content-language.tsx';
import type { Feature } from '../context.ts';
import type { FormOutcome } from '../forms/outcome.ts';

/** The company information that header, footer and banner show; long texts stay with the pages that need them. */
export type ShellCompany = Pick<
  Company,
  | 'companyName'
  | 'logo'
  | 'logoAlternate'
  | 'pageBanner'
  | 'phone'
  | 'email'
  | 'footerInfo'
  | 'newsletterInfo'
  | 'facebookUrl'
  | 'twitterUrl'
  | 'linkedInUrl'
  | 'youtubeUrl'
  | 'brandColor'
  | 'accentColor'
>;

/** A member company as the menu lists it; with `redirectUrl` it opens there, in a new tab. */
export interface ConcernLink {
  name: string;
  logo: Picture | null;
  address: string;
  redirectUrl: string;
}

export interface ShellData {
  company: ShellCompany;
  concerns: ConcernLink[];
  categories: MenuCategory[];
  /** For the copyright line, in the company's time zone. */
  year: number;
  publicUrl: string;
  /** Where relative pictures come from; '' for the site itself. */
  backendUrl: string;
  /** Hosts that may be framed beside those that the site knows of itself. */
  frameHosts: readonly string[];
  /** Features that the site lacks; absent: none. */
  lacks?: readonly Feature[];
  /** The company's colours, as the page's head sets them. */
  brandStyle: string;
  /** The language of editors' texts; absent: that of the page. */
  contentLanguage?: ContentLanguage;
  /** Whether the site has an accessibility statement; absent: no. */
  hasAccessibility?: boolean;
  /** What became of the newsletter box in the footer; absent: it was not sent. */
  newsletterSent?: FormOutcome;
  /** Whether something on the page is not published; absent: it is what visitors see. */
  preview?: boolean;
}

/** What is shown of a company nothing is known of. */
export const blankCompany: ShellCompany = {
  companyName: '',
  logo: null,
  logoAlternate: null,
  pageBanner: null,
  phone: '',
  email: '',
  footerInfo: '',
  newsletterInfo: '',
  facebookUrl: '',
  twitterUrl: '',
  linkedInUrl: '',
  youtubeUrl: '',
  brandColor: '',
  accentColor: '',
};
