import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { Picture } from '#contract/fields.ts';
import type { PartedText } from '../attribute/text-parts.ts';
import type { ProductTerms } from './details.ts';

/** Columns beyond this are too narrow to read. */
export const mostCompared = 4;

/** A product, or one of its articles. */
export interface Compared {
  id: string;
  /** The article number. */
  article?: string;
}

export interface ComparedColumn extends EntryLanguage, ProductTerms {
  key: string;
  /** Of the product. */
  id: string;
  name: string;
  /** The number and the name of an article. */
  article?: string;
  articleName?: string;
  image: Picture | null;
  href: string;
  /** The comparison without it. */
  without: string;
  maker: EntryLink | null;
  evidence: { id: string; name: string; lang?: string | undefined }[];
  isDiscontinued: boolean;
}

export interface ComparedRow extends EntryLanguage {
  attribute: string;
  name: string;
  /** One a column; '' where it says nothing. */
  texts: (PartedText & EntryLanguage)[];
  /** Two of the texts that say something are not the same. */
  differs: boolean;
}

export interface ComparedGroup extends EntryLanguage {
  /** '' for rows without a group. */
  name: string;
  rows: ComparedRow[];
}

/** Whether what is known differs; what a product does not say may be the same. */
export const isDifferent = (texts: readonly string[]): boolean => new Set(texts.filter((text) => text !== '')).size > 1;

/** What was asked for and cannot be compared. */
export interface NotCompared extends Compared {
  /** It was published once. */
  isGone: boolean;
}

export interface Comparison {
  columns: ComparedColumn[];
  groups: ComparedGroup[];
  missing: NotCompared[];
  /** How many were asked for. */
  asked: number;
}
