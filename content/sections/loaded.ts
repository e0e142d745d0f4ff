import type { ContactPerson } from '../contact-person/definition.ts';
import type { Section, SectionOf } from './definition.ts';

/** The person that a call to action names. */
export type NamedContact = Pick<ContactPerson, 'id' | 'title' | 'name' | 'phone' | 'email' | 'lang'>;

/** What a page loads for sections of a kind besides their own fields. */
interface Loaded {
  callToAction: { contact: NamedContact | null };
}

/** A section of a kind with what the page loaded for it. */
export type LoadedOf<Kind extends Section['kind']> = SectionOf<Kind> &
  (Kind extends keyof Loaded ? Loaded[Kind] : unknown);

export type LoadedSection = { [Kind in Section['kind']]: LoadedOf<Kind> }[Section['kind']];
