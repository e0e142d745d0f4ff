import type { EntryLanguage } from '#contract/entity.ts';
import type { PartedText, TextPart } from '../attribute/text-parts.ts';

/** A link that adds a choice, or removes one. `name`: as editors wrote it; absent: yes or no in the words of the site. */
export interface ChoiceLink extends EntryLanguage {
  key: string;
  name?: string;
  /** The name is the same in all languages, as that of a standard. */
  isCode?: true;
  count: number;
  isChosen: boolean;
  href: string;
}

/** A form for the ends of a range of numbers. */
export interface RangeForm extends EntryLanguage {
  unit: string;
  /** The range of the products, and the chosen one, as visitors type numbers; '': an open end. */
  least: string;
  most: string;
  from: string;
  to: string;
}

export interface FilterGroup extends EntryLanguage {
  attribute: string;
  name: string;
  choices: ChoiceLink[];
  range?: RangeForm;
}

/** A chosen value with the link that removes it. `name`: that of its attribute. */
export interface Chip {
  name: TextPart;
  value: PartedText & EntryLanguage;
  /** As {@link ChoiceLink.isCode}. */
  isCode?: true;
  href: string;
}

/** An order to choose. Absent `name`: that of the editors, or by the name of the product. */
export interface OrderLink extends EntryLanguage {
  by: 'position' | 'name' | 'number';
  name?: string;
  descending: boolean;
  isChosen: boolean;
  href: string;
}

/** The filters of a category's page. */
export interface CategoryFilters {
  groups: FilterGroup[];
  chips: Chip[];
  orders: OrderLink[];
  /** The parameters of the page's own list. */
  asked: { filter?: string | undefined; sort?: string | undefined };
  /** The page without filters. */
  all: string;
}
