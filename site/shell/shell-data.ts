import type { Company } from '#content/company/definition.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import type { FormKind } from '#contract/submissions/form-kinds.ts';
import type { ContentLanguage } from '#ui/content-language.tsx';
import type { DarkSource } from '#ui/pictures/picture.tsx';
import type { Feature } from '../context.ts';
import type { FormOutcome } from '../forms/outcome.ts';
import type { PageMetadata } from '../loading/page-metadata.ts';
import type { ContactLink } from '../reading/contact-links.ts';

/** The company information that header, footer and banner show. Only the pages that need the long texts load them. */
export type ShellCompany = EntryLanguage &
  Pick<
    Company,
    | 'companyName'
    | 'logo'
    | 'logoAlternate'
    | 'pageBanner'
    | 'footerInfo'
    | 'newsletterInfo'
    | 'facebookUrl'
    | 'twitterUrl'
    | 'linkedInUrl'
    | 'youtubeUrl'
    | 'brandColor'
    | 'accentColor'
  > & {
    /** Split on the server, so that the script of every page does not contain the patterns. */
    phones: ContactLink[];
    mails: ContactLink[];
    /** With the logo for dark backgrounds; absent: it is shown on a light ground. */
    logo: (Picture & { dark?: DarkSource }) | null;
    logoAlternate: (Picture & { dark?: DarkSource }) | null;
  };

/** A member company in the menu. A `redirectUrl` opens in a new tab. */
export interface ConcernLink extends EntryLanguage {
  name: string;
  logo: Picture | null;
  address: string;
  redirectUrl: string;
}

/** A link of a menu. Its language is that of its label. */
export interface MenuLink extends EntryLanguage {
  /** Unique among its siblings; absent: its target is. */
  key?: string;
  label: string;
  /** Whether editors wrote the label. */
  isContent?: boolean;
  /** '' for a heading. */
  to: string;
  /** Opens another site in a new tab. */
  newTab?: boolean;
  /** Shown next to the label if the menu has room: the product, or the company's logo. */
  picture?: Picture;
  isLogo?: boolean;
  /** One level deeper. */
  children?: MenuLink[];
}

/** A link to a page of the group in a network, with the network's icon, or else with its label. */
export interface SocialLink extends Pick<MenuLink, 'label' | 'isContent' | 'lang'> {
  href: string;
  network?: 'facebook' | 'twitter' | 'linkedin' | 'youtube';
}

export interface ShellMenus {
  main: MenuLink[];
  /** The main menu of wide screens, with the entries without room below the last one; absent: all have room. */
  wide?: MenuLink[];
  /** The columns of the footer. */
  footer: MenuLink[];
  topBar: MenuLink[];
  social: SocialLink[];
}

/** A language that the site can be read in. */
export interface LanguageLink {
  lang: string;
  /** In itself, such as “Deutsch”. */
  name: string;
  /** The first part of the paths of its pages, such as `/de`; '' for the default language. */
  basename: string;
  /** The path of the document's page in the language, without the language; absent: it is the same in all. */
  path?: string;
}

/** An offer to read the page in another language, in that language. */
export interface LanguageOffer {
  lang: string;
  dir?: 'ltr' | 'rtl' | undefined;
  href: string;
  text: string;
  dismiss: string;
}

export interface ShellData {
  company: ShellCompany;
  concerns: ConcernLink[];
  menus: ShellMenus;
  /** For the copyright line, in the company's time zone. */
  year: number;
  publicUrl: string;
  /** The origin of relative pictures; '' for the site itself. */
  backendUrl: string;
  /** Hosts that may be framed in addition to the built-in ones. */
  frameHosts: readonly string[];
  /** Features that the site lacks; absent: none. */
  lacks?: readonly Feature[];
  /** The company's colours and choices as CSS for the page's head. */
  brandStyle: string;
  /** The language of the site's own texts on this page, such as `de`. */
  language: string;
  /** Whether the page is written from right to left; absent: from left to right. */
  dir?: 'rtl';
  /** The language of editors' texts; absent: that of the site's own texts. */
  contentLanguage?: ContentLanguage;
  /** The language of editors' texts without a translation, where the page is in another one than the default language. */
  original?: ContentLanguage;
  /** The language that the page's path names, and the first part of that path; absent: the default language. */
  inPath?: { lang: string; basename: string };
  /** The languages besides the default one in which the page of the document has a text of its own; absent: not known. */
  translated?: undefined | readonly string[];
  /** What editors have written of the document's page for search engines and shared links, and its path; absent: nothing. */
  own?: (PageMetadata & { path: string }) | undefined;
  /** The offers for the document's page; absent: none. */
  offers?: LanguageOffer[];
  /** The languages of the site, the default one first; absent: there is only one. */
  languages?: LanguageLink[];
  /** The outcome of the newsletter box in the footer; absent: it was not sent. */
  newsletterSent?: FormOutcome;
  /** The outcome of a form that is part of the page; absent: none was sent. */
  formSent?: { form: FormKind; outcome: FormOutcome };
  /** Whether the page has unpublished content; absent: no. */
  preview?: boolean;
  /** Whether the page is shown beside a form and runs no script; absent: no. */
  isLive?: boolean;
}

export const noMenus: ShellMenus = { main: [], footer: [], topBar: [], social: [] };

/** Placeholder while the company information is unavailable. */
export const blankCompany: ShellCompany = {
  companyName: '',
  logo: null,
  logoAlternate: null,
  pageBanner: null,
  phones: [],
  mails: [],
  footerInfo: '',
  newsletterInfo: '',
  facebookUrl: '',
  twitterUrl: '',
  linkedInUrl: '',
  youtubeUrl: '',
  brandColor: '',
  accentColor: '',
};
