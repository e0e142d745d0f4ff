import { membersOf } from '#contract/wire/field-of.ts';
import { kindListOf, type WireField } from '#contract/wire/wire-field.ts';
import { type Section, section } from './definition.ts';
import { entryCards } from './kinds/entries/wire.ts';

const members = membersOf(section);
const entries = { ...members.entries, entries: entryCards('entries') };

/** The sections of a page, with links to the entries that they name, or with the entries that they show. */
export const sections = (name: string): WireField<Section[]> =>
  kindListOf(name, { ...members, entries }) as WireField<Section[]>;
