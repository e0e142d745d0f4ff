import { getDepartment } from '#content/department/calls.ts';
import type { SectionOf } from '#content/sections/definition.ts';
import type { LoadedOf } from '#content/sections/loaded.ts';
import type { SiteServices } from '#site/context.ts';
import { countriesIn } from '#site/loading/countries.ts';
import type { PageParts } from '#site/loading/entries/parts.ts';

/** A form with what its fields offer. */
export async function withChoices(
  section: SectionOf<'form'>,
  { client, lang }: SiteServices,
  part: PageParts['part'],
): Promise<LoadedOf<'form'>> {
  const { form } = section;
  return {
    ...section,
    departments: form === 'application' ? await part(client.call(getDepartment, {})) : [],
    countries: form === 'enquiry' ? countriesIn(lang) : [],
  };
}
