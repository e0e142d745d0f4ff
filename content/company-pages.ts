/** The pages that exist once one of these fields of the company information has a text. */
const fieldsOfPage = {
  '/accessibility': ['accessibility'],
  '/imprint': ['legalName', 'representatives', 'register', 'registerNumber', 'vatId', 'imprint'],
} as const;

export type CompanyPage = keyof typeof fieldsOfPage;

export const isCompanyPage = (path: string): path is CompanyPage => path in fieldsOfPage;

/** Whether the company information has a text for a page. */
export const hasCompanyPage = (company: Readonly<Record<string, unknown>>, path: CompanyPage): boolean =>
  fieldsOfPage[path].some((field) => Boolean(company[field]));

export const companyPages = Object.keys(fieldsOfPage).filter(isCompanyPage);
