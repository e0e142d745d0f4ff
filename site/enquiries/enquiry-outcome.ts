import type { FormOutcome } from '../forms/outcome.ts';
import type { AskedProduct } from './load-enquiry.server.ts';

/** An article that a line may mean, with the quantity that its text then has; null: none. */
export interface Offer {
  productId: string;
  article: string;
  name: string;
  quantity: number | null;
}

/** What was found out about a line from a pasted list. */
export interface LineView {
  /** What is to be checked at its article or its quantity; absent: nothing. */
  article?: string;
  quantity?: string;
  offers: Offer[];
}

/** What became of a pasted list. */
export interface ListResult {
  /** How many lines were added, and how many of them were not found. */
  added: number;
  missing: number;
  /** Lines that are no articles, such as the names of columns. */
  skipped: string[];
  /** How many lines had no room. They are still in the box. */
  left: number;
  /** Why nothing was added. */
  error?: string;
}

/** The outcome of the form of an enquiry. */
export interface EnquiryOutcome extends FormOutcome {
  /** What was found out about the lines in `values`, by their index. */
  views?: Record<number, LineView>;
  /** The products of lines from pasted lists. */
  products?: AskedProduct[];
  list?: ListResult;
}

/** As {@link Answer}. */
export interface EnquiryAnswer {
  outcome: EnquiryOutcome;
  status: number;
}
