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
import { addRedirect } from './office/add-redirect.ts';
import { changeApplications } from './office/change-applications.ts';
import { changeFile } from './office/change-file.ts';
import { changeMe } from './office/change-me.ts';
import { changeMessages } from './office/change-messages.ts';
import { changeUser } from './office/change-user.ts';
import { createPreview } from './office/create-preview.ts';
import { discardChanges } from './office/discard-changes.ts';
import { dismissFinding } from './office/dismiss-finding.ts';
import { endPreviews } from './office/end-previews.ts';
import { erasePerson } from './office/erase-person.ts';
import { exportApplications } from './office/export-applications.ts';
import { exportContent } from './office/export-content.ts';
import { exportImportReport } from './office/export-import-report.ts';
import { exportMessages } from './office/export-messages.ts';
import { exportPerson } from './office/export-person.ts';
import { exportSubscribers } from './office/export-subscribers.ts';
import { findPerson } from './office/find-person.ts';
import { getApplication } from './office/get-application.ts';
import { getCv } from './office/get-cv.ts';
import { getEntry } from './office/get-entry.ts';
import { getFile } from './office/get-file.ts';
import { getHealth } from './office/get-health.ts';
import { getImport } from './office/get-import.ts';
import { getMe } from './office/get-me.ts';
import { getOverview } from './office/get-overview.ts';
import { getRetention } from './office/get-retention.ts';
import { getVisits } from './office/get-visits.ts';
import { importArchive } from './office/import-archive.ts';
import { importFromBackend } from './office/import-from-backend.ts';
import { inviteUser } from './office/invite-user.ts';
import { listApplications } from './office/list-applications.ts';
import { listAssignees } from './office/list-assignees.ts';
import { listAudit } from './office/list-audit.ts';
import { listEntries } from './office/list-entries.ts';
import { listFiles } from './office/list-files.ts';
import { listMessages } from './office/list-messages.ts';
import { listRedirects } from './office/list-redirects.ts';
import { listReferences } from './office/list-references.ts';
import { listRevisions } from './office/list-revisions.ts';
import { listSubscribers } from './office/list-subscribers.ts';
import { listUsers } from './office/list-users.ts';
import { moveEntry } from './office/move-entry.ts';
import { removeEntries } from './office/remove-entries.ts';
import { removeFiles } from './office/remove-files.ts';
import { removeRedirects } from './office/remove-redirects.ts';
import { removeSubscribers } from './office/remove-subscribers.ts';
import { replaceFile } from './office/replace-file.ts';
import { restoreEntries } from './office/restore-entries.ts';
import { restoreFinding } from './office/restore-finding.ts';
import { saveEntry } from './office/save-entry.ts';
import { sendTestMail } from './office/send-test-mail.ts';
import { setEntryStatus } from './office/set-entry-status.ts';
import { trashEntries } from './office/trash-entries.ts';
import { uploadFile } from './office/upload-file.ts';
import { search } from './search.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Calls that the pages and any other client may make. */
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

/** Calls of the office. */
export const officeCalls = {
  getMe,
  changeMe,
  getOverview,
  getVisits,
  listEntries,
  getEntry,
  listRevisions,
  listReferences,
  saveEntry,
  setEntryStatus,
  discardChanges,
  moveEntry,
  trashEntries,
  restoreEntries,
  removeEntries,
  createPreview,
  endPreviews,
  listFiles,
  getFile,
  uploadFile,
  changeFile,
  replaceFile,
  removeFiles,
  listMessages,
  listAssignees,
  changeMessages,
  exportMessages,
  listApplications,
  getApplication,
  changeApplications,
  exportApplications,
  getCv,
  findPerson,
  erasePerson,
  exportPerson,
  getRetention,
  listSubscribers,
  removeSubscribers,
  exportSubscribers,
  listUsers,
  inviteUser,
  changeUser,
  listRedirects,
  addRedirect,
  removeRedirects,
  listAudit,
  getHealth,
  dismissFinding,
  restoreFinding,
  sendTestMail,
  exportContent,
  importArchive,
  importFromBackend,
  getImport,
  exportImportReport,
} as const satisfies Record<string, Call>;

export type PublicCalls = typeof publicCalls;
export type OfficeCalls = typeof officeCalls;
