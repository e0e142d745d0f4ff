import { createContext } from 'react-router';
import type { Client } from '#contract/protocol/client.ts';
import type { Answer } from './actions/failure.ts';
import type { SentPageForm } from './actions/page-form.ts';

/**
 * Optional features. `promises`: statements at forms about how long submissions are stored. `facts`: facts of products
 * with their evidence, documents and locations. `enquiries`: enquiries are stored as such, not sent as messages.
 * `pages`: editors' own pages, and sections that they arrange.
 */
export type Feature = 'search' | 'newsletter' | 'promises' | 'facts' | 'enquiries' | 'pages';

/** What the server passes to the pages for one request. */
export interface SiteServices {
  /** Made for this request; the pages load all data through it. */
  client: Client;
  /** The language of the page, such as `de`. */
  lang: string;
  /** The language of the pages without a language in their path. */
  defaultLanguage: string;
  /** The first part of the page's path in its language, such as `/de`; '' for the default language. */
  basename: string;
  /** The language of the site's own texts on the page: that of the page, or English where it has none. */
  language: string;
  /** The site's own address without a slash at the end, such as `https://www.example.com`. */
  publicUrl: string;
  /** Host of pictures with a relative address; absent: the site itself. */
  backendUrl?: string;
  /** Whether the pages show an unpublished state (the preview link of an editor); absent: the published state. */
  preview?: boolean;
  /** Whether the page is for the preview beside a form, which runs no script; absent: no. */
  isLive?: boolean;
  /** The outcome of the newsletter box, on the page that received it; absent: the box was not sent. */
  newsletterSent?: Answer;
  /** The outcome of a form that is part of the page; absent: none was sent. */
  formSent?: SentPageForm;
  /** Hosts that may be framed in addition to the built-in ones. */
  frameHosts: readonly string[];
  /** Features that the site lacks; absent: none. */
  lacks?: readonly Feature[];
  /** Makes the response of a rendered page; the server then reads its bytes without a stream. */
  pageResponse(html: Buffer<ArrayBuffer>, init: ResponseInit): Response;
  logError(error: unknown): void;
  now(): Date;
}

export const servicesContext = createContext<SiteServices>();

/** Whether this request submits a form. Its page must then render with the typed values. */
export const formSentContext = createContext(false);
