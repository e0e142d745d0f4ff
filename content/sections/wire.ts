import { fieldOf } from '#contract/wire/field-of.ts';
import type { WireField } from '#contract/wire/wire-field.ts';
import { type Section, sectionList } from './definition.ts';

/** The sections of a page, with links to the entries that they name. */
export const sections = (name: string): WireField<Section[]> =>
  fieldOf(name, sectionList({ label: name }), name) as WireField<Section[]>;
