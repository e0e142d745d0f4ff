import { getContactInformation } from '#content/contact-person/calls.ts';
import type { ContactPerson } from '#content/contact-person/definition.ts';
import type { SiteServices } from '#site/context.ts';
import { orEmpty } from '#site/loading/entries/extras.ts';
import { withLanguage } from '#site/reading/entry-language.ts';

type Contact = Pick<ContactPerson, 'id' | 'title' | 'name' | 'designation' | 'phone' | 'email'>;

/** The first contact person who works for the maker of a product; undefined if none does. */
export async function contactFor(services: SiteServices, makerId: string): Promise<Contact | undefined> {
  const people = await orEmpty(services, (options) => services.client.call(getContactInformation, {}, options));
  const found = people.find(({ concerns }) => concerns.some(({ id }) => id === makerId));
  if (!found) return undefined;
  const { id, title, name, designation, phone, email } = found;
  return withLanguage({ id, title, name, designation, phone, email }, found);
}
