import type { ContactPerson } from './definition.ts';

/** What pages show of a contact person. */
export type ContactDetails = Pick<ContactPerson, 'id' | 'title' | 'name' | 'designation' | 'phone' | 'email'>;
