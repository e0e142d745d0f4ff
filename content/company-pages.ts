/** What pages without entries show of the company information: names of its fields. */
export const companyFieldsOn = {
  '/': ['summary'],
  '/about': ['aboutUs', 'history'],
  '/mission': ['mission', 'vision', 'experienceText', 'percentText', 'videoTranscript', 'videoDescription'],
  '/privacy-policy': ['privacyPolicy'],
  '/accessibility': ['accessibility'],
  '/imprint': ['legalName', 'representatives', 'register', 'registerNumber', 'vatId', 'imprint'],
} as const;

/** The pages that exist once one of their fields has a text. */
const optionalPages = ['/accessibility', '/imprint'] as const satisfies (keyof typeof companyFieldsOn)[];

export type CompanyPage = (typeof optionalPages)[number];

export const companyPages: readonly CompanyPage[] = optionalPages;

export const isCompanyPage = (path: string): path is CompanyPage => companyPages.some((page) => page === path);

/** Whether the company information has a text for a page. */
export const hasCompanyPage = (company: Readonly<Record<string, unknown>>, path: CompanyPage): boolean =>
  companyFieldsOn[path].some((field) => Boolean(company[field]));
