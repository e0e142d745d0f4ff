import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { PartedText } from '../attribute/text-parts.ts';
import type { Certificate } from '../certificate/definition.ts';
import type { DocumentLink } from '../document/document-link.ts';
import type { Article, Product } from './definition.ts';

/** A fact as its row of a table. Numbers are also what programs read. */
export interface FactRow extends EntryLanguage, PartedText {
  attribute: string;
  name: string;
  /** A number and the end of its range, with its unit; absent: programs read the text. */
  number?: { value: number; upTo?: number; unit?: string; unitCode?: string };
}

export interface FactGroup extends EntryLanguage {
  /** '' for facts without a group. */
  name: string;
  rows: FactRow[];
}

export interface ArticleTable {
  /** The attributes in which the articles differ. */
  columns: Pick<FactRow, 'attribute' | 'name' | keyof EntryLanguage>[];
  /** `facts`: one a column; null where neither the article nor the product has one. */
  rows: (Pick<Article, 'number' | 'gtin' | 'name'> & { facts: (FactRow | null)[] })[];
}

export type EvidenceRow = EntryLanguage &
  Pick<Certificate, 'id' | 'name' | 'scheme' | 'number' | 'issuer' | 'validFrom' | 'validUntil' | 'register'>;

/** Texts that buyers look for before they order: names of fields, which are also the names of their labels on the pages. */
export const productTerms = ['minimumOrder', 'leadTime'] as const;
export type ProductTerms = Pick<Product, (typeof productTerms)[number]>;

/** What a product's page shows besides text and pictures; absent parts have no data. */
export interface ProductDetails extends Partial<ProductTerms> {
  facts?: FactGroup[];
  articles?: ArticleTable;
  maker?: EntryLink;
  /** The product is not made any more. */
  discontinued?: { successor: EntryLink | null };
  evidence?: EvidenceRow[];
  documents?: DocumentLink[];
  locations?: (EntryLanguage & { id: string; name: string })[];
}
