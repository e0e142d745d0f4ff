import { getContactInformation } from '#content/contact-person/calls.ts';
import type { SectionOf } from '#content/sections/definition.ts';
import type { NamedContact } from '#content/sections/loaded.ts';
import type { SiteServices } from '#site/context.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { withLanguage } from '#site/reading/entry-language.ts';

/** The person whom the section names; null if there is none. */
export async function contactOf(
  { person }: SectionOf<'callToAction'>,
  services: SiteServices,
): Promise<NamedContact | null> {
  if (!person) return null;
  const people = await orEmpty(services, (options) => services.client.call(getContactInformation, {}, options));
  const found = people.find(({ id }) => id === person.id);
  if (!found) return null;
  const { id, title, name, phone, email } = found;
  return withLanguage({ id, title, name, phone, email }, found);
}
