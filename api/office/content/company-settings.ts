import type { CallContext } from '#api/context.ts';
import { dayIn } from '#contract/text/zone-offset.ts';

interface CompanySettings {
  /** The current day in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The languages of the site beside the main one, published or in preparation, as lower-case tags. */
  siteLangs: string[];
}

/** What the company information says about the work on translations. */
export async function companySettings({ store, now }: CallContext): Promise<CompanySettings> {
  const company = (await store.entries.publishedSingle('company'))?.document;
  const languages = Array.isArray(company?.languages) ? (company.languages as { lang?: unknown }[]) : [];
  const siteLangs = languages.flatMap(({ lang }) => (typeof lang === 'string' && lang ? lang.toLowerCase() : []));
  return {
    today: dayIn(String(company?.timeZone || 'UTC'), now()),
    siteLangs: siteLangs.filter((lang) => lang !== store.defaultLanguage.toLowerCase()),
  };
}
