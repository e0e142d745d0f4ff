import type { Call } from '../call.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { contactUs } from './contact-us.ts';
import { dropCv } from './drop-cv.ts';
import { getBrand } from './get-brand.ts';
import { getCareer } from './get-career.ts';
import { getCareerById } from './get-career-by-id.ts';
import { getCategoryByCategoryId } from './get-category-by-category-id.ts';
import { getCertificate } from './get-certificate.ts';
import { getConcern } from './get-concern.ts';
import { getConcernByUrl } from './get-concern-by-url.ts';
import { getContactInformation } from './get-contact-information.ts';
import { getCrest } from './get-crest.ts';
import { getDepartment } from './get-department.ts';
import { getExport } from './get-export.ts';
import { getFaq } from './get-faq.ts';
import { getGallery } from './get-gallery.ts';
import { getGalleryById } from './get-gallery-by-id.ts';
import { getInformation } from './get-information.ts';
import { getNews } from './get-news.ts';
import { getNewsById } from './get-news-by-id.ts';
import { getNewsYears } from './get-news-years.ts';
import { getProductById } from './get-product-by-id.ts';
import { getProductMenu } from './get-product-menu.ts';
import { getReport } from './get-report.ts';
import { getSlider } from './get-slider.ts';
import { getSpeech } from './get-speech.ts';
import { getTradeFair } from './get-trade-fair.ts';
import { getTradeFairById } from './get-trade-fair-by-id.ts';
import { getVideos } from './get-videos.ts';
import { getEntry } from './office/get-entry.ts';
import { saveEntry } from './office/save-entry.ts';
import { uploadFile } from './office/upload-file.ts';
import { search } from './search.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** What the pages and any other visitor may call. */
export const publicCalls = {
  confirmSubscription,
  contactUs,
  dropCv,
  getBrand,
  getCareerById,
  getCareer,
  getCategoryByCategoryId,
  getCertificate,
  getConcernByUrl,
  getConcern,
  getContactInformation,
  getCrest,
  getDepartment,
  getExport,
  getFaq,
  getGalleryById,
  getGallery,
  getInformation,
  getNewsById,
  getNews,
  getNewsYears,
  getProductById,
  getProductMenu,
  getReport,
  getSlider,
  getSpeech,
  getTradeFairById,
  getTradeFair,
  getVideos,
  search,
  subscribe,
  unsubscribe,
} as const satisfies Record<string, Call>;

/** What editors and HR call. */
export const officeCalls = {
  getEntry,
  saveEntry,
  uploadFile,
} as const satisfies Record<string, Call>;

export type PublicCalls = typeof publicCalls;
export type OfficeCalls = typeof officeCalls;
