import * as entryCalls from '#content/calls.ts';
import type { Call } from '../call.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { contactUs } from './contact-us.ts';
import { dropCv } from './drop-cv.ts';
import { getCareer } from './get-career.ts';
import { getCareerById } from './get-career-by-id.ts';
import { getCategoryByCategoryId } from './get-category-by-category-id.ts';
import { getConcernByUrl } from './get-concern-by-url.ts';
import { getInformation } from './get-information.ts';
import { getListedPages } from './get-listed-pages.ts';
import { getNews } from './get-news.ts';
import { getNewsYears } from './get-news-years.ts';
import { getPageLanguages } from './get-page-languages.ts';
import { getProductById } from './get-product-by-id.ts';
import { getProductMenu } from './get-product-menu.ts';
import { getTranslatedPages } from './get-translated-pages.ts';
import * as content from './office/content.ts';
import * as files from './office/files.ts';
import * as inbox from './office/inbox.ts';
import * as people from './office/people.ts';
import * as privacy from './office/privacy.ts';
import * as transfer from './office/transfer.ts';
import * as translations from './office/translations.ts';
import * as upkeep from './office/upkeep.ts';
import * as visits from './office/visits.ts';
import { search } from './search.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Calls that the pages and any other client may make. */
export const publicCalls = {
  confirmSubscription,
  contactUs,
  dropCv,
  ...entryCalls,
  getCareerById,
  getCareer,
  getCategoryByCategoryId,
  getConcernByUrl,
  getInformation,
  getNews,
  getNewsYears,
  getPageLanguages,
  getProductById,
  getProductMenu,
  getListedPages,
  getTranslatedPages,
  search,
  subscribe,
  unsubscribe,
} as const satisfies Record<string, Call>;

/** Calls of the office. */
export const officeCalls = {
  ...people,
  ...upkeep,
  ...visits,
  ...content,
  ...translations,
  ...files,
  ...inbox,
  ...privacy,
  ...transfer,
} as const satisfies Record<string, Call>;

export type PublicCalls = typeof publicCalls;
export type OfficeCalls = typeof officeCalls;
