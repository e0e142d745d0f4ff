import { createContext } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { Answer } from './actions/failure.ts';

/** Optional features. `promises`: statements at forms about how long submissions are kept. */
export type Feature = 'search' | 'newsletter' | 'promises';

/** What the server hands to the pages for one request. */
export interface SiteServices {
  /** Made for this request; the only way to data. */
  client: Client;
  /** The site's own address without a slash at the end, such as `https://www.example.com`. */
  publicUrl: string;
  /** Pictures with a relative address come from this host; absent: from the site itself. */
  backendUrl?: string;
  /** Whether the pages show a state that is not published, to whoever has its link; absent: what visitors see. */
  preview?: boolean;
  /** What became of the newsletter box, where the page answers to it; absent: it was not sent. */
  newsletterSent?: Answer;
  /** Hosts that may be framed beside those that the site knows of itself. */
  frameHosts: readonly string[];
  /** Features that the site lacks; absent: none. */
  lacks?: readonly Feature[];
  logError(error: unknown): void;
  now(): Date;
}

export const servicesContext = createContext<SiteServices>();

/** Whether this request brought a form, so that its page must come back with what was typed. */
export const formSentContext = createContext(false);
