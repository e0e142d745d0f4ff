import { typeCalls } from '#content/calls.ts';
import { getPageSections } from '#content/entry-sections/calls.ts';
import type { Call } from '../protocol/call.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { contactUs } from './contact-us.ts';
import { dropCv } from './drop-cv.ts';
import { findArticles } from './find-articles.ts';
import { getListedPages } from './get-listed-pages.ts';
import { getPageLanguages } from './get-page-languages.ts';
import { getPageMetadata } from './get-page-metadata.ts';
import { getTranslatedPages } from './get-translated-pages.ts';
import * as calendar from './office/calendar.ts';
import * as content from './office/content.ts';
import * as desks from './office/desks.ts';
import * as files from './office/files.ts';
import * as inbox from './office/inbox.ts';
import * as people from './office/people.ts';
import * as privacy from './office/privacy.ts';
import * as products from './office/products.ts';
import * as livePreview from './office/render-preview.ts';
import * as replyTemplates from './office/reply-templates.ts';
import * as searches from './office/searches.ts';
import * as sendReply from './office/send-reply.ts';
import * as sheet from './office/sheet.ts';
import * as synonyms from './office/synonyms.ts';
import * as transfer from './office/transfer.ts';
import * as translations from './office/translations.ts';
import * as upkeep from './office/upkeep.ts';
import * as visits from './office/visits.ts';
import { search } from './search.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Calls that the pages and any other client may make. */
export const publicCalls = {
  confirmSubscription,
  contactUs,
  dropCv,
  ...typeCalls,
  findArticles,
  getPageLanguages,
  getPageMetadata,
  getPageSections,
  getListedPages,
  getTranslatedPages,
  search,
  sendEnquiry,
  subscribe,
  unsubscribe,
} as const satisfies Record<string, Call>;

/** Calls of the office. */
export const officeCalls = {
  ...people,
  ...upkeep,
  ...synonyms,
  ...visits,
  ...searches,
  ...content,
  ...livePreview,
  ...calendar,
  ...sheet,
  ...translations,
  ...files,
  ...inbox,
  ...desks,
  ...replyTemplates,
  ...sendReply,
  ...privacy,
  ...transfer,
  ...products,
} as const satisfies Record<string, Call>;

export type PublicCalls = typeof publicCalls;
export type OfficeCalls = typeof officeCalls;
