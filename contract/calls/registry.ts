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
import { createPreview } from './office/content/create-preview.ts';
import { discardChanges } from './office/content/discard-changes.ts';
import { endPreviews } from './office/content/end-previews.ts';
import { getEntry } from './office/content/get-entry.ts';
import { listEntries } from './office/content/list-entries.ts';
import { listReferences } from './office/content/list-references.ts';
import { listRevisions } from './office/content/list-revisions.ts';
import { moveEntry } from './office/content/move-entry.ts';
import { removeEntries } from './office/content/remove-entries.ts';
import { restoreEntries } from './office/content/restore-entries.ts';
import { saveEntry } from './office/content/save-entry.ts';
import { setEntryStatus } from './office/content/set-entry-status.ts';
import { trashEntries } from './office/content/trash-entries.ts';
import { changeFile } from './office/files/change-file.ts';
import { getFile } from './office/files/get-file.ts';
import { listFiles } from './office/files/list-files.ts';
import { removeFiles } from './office/files/remove-files.ts';
import { replaceFile } from './office/files/replace-file.ts';
import { uploadFile } from './office/files/upload-file.ts';
import { changeApplications } from './office/inbox/change-applications.ts';
import { changeMessages } from './office/inbox/change-messages.ts';
import { exportApplications } from './office/inbox/export-applications.ts';
import { exportMessages } from './office/inbox/export-messages.ts';
import { exportSubscribers } from './office/inbox/export-subscribers.ts';
import { getApplication } from './office/inbox/get-application.ts';
import { getCv } from './office/inbox/get-cv.ts';
import { listApplications } from './office/inbox/list-applications.ts';
import { listAssignees } from './office/inbox/list-assignees.ts';
import { listMessages } from './office/inbox/list-messages.ts';
import { listSubscribers } from './office/inbox/list-subscribers.ts';
import { removeSubscribers } from './office/inbox/remove-subscribers.ts';
import { changeMe } from './office/people/change-me.ts';
import { changeUser } from './office/people/change-user.ts';
import { getMe } from './office/people/get-me.ts';
import { inviteUser } from './office/people/invite-user.ts';
import { listUsers } from './office/people/list-users.ts';
import { erasePerson } from './office/privacy/erase-person.ts';
import { exportPerson } from './office/privacy/export-person.ts';
import { findPerson } from './office/privacy/find-person.ts';
import { getRetention } from './office/privacy/get-retention.ts';
import { exportContent } from './office/transfer/export-content.ts';
import { exportImportReport } from './office/transfer/export-import-report.ts';
import { getImport } from './office/transfer/get-import.ts';
import { importArchive } from './office/transfer/import-archive.ts';
import { importFromBackend } from './office/transfer/import-from-backend.ts';
import { assignTranslations } from './office/translations/assign-translations.ts';
import { discardProposals } from './office/translations/discard-proposals.ts';
import { exportTranslations } from './office/translations/export-translations.ts';
import { getProposals } from './office/translations/get-proposals.ts';
import { importTranslations } from './office/translations/import-translations.ts';
import { listGlossaries } from './office/translations/list-glossaries.ts';
import { listTranslations } from './office/translations/list-translations.ts';
import { proposeTranslations } from './office/translations/propose-translations.ts';
import { saveGlossary } from './office/translations/save-glossary.ts';
import { addRedirect } from './office/upkeep/add-redirect.ts';
import { discardMails } from './office/upkeep/discard-mails.ts';
import { dismissFinding } from './office/upkeep/dismiss-finding.ts';
import { getHealth } from './office/upkeep/get-health.ts';
import { getOverview } from './office/upkeep/get-overview.ts';
import { listAudit } from './office/upkeep/list-audit.ts';
import { listRedirects } from './office/upkeep/list-redirects.ts';
import { removeRedirects } from './office/upkeep/remove-redirects.ts';
import { restoreFinding } from './office/upkeep/restore-finding.ts';
import { retryMails } from './office/upkeep/retry-mails.ts';
import { sendTestMail } from './office/upkeep/send-test-mail.ts';
import { getVisits } from './office/visits/get-visits.ts';
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
  getMe,
  changeMe,
  getOverview,
  getVisits,
  listEntries,
  getEntry,
  listRevisions,
  listReferences,
  listTranslations,
  exportTranslations,
  importTranslations,
  assignTranslations,
  proposeTranslations,
  getProposals,
  discardProposals,
  listGlossaries,
  saveGlossary,
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
  retryMails,
  discardMails,
  exportContent,
  importArchive,
  importFromBackend,
  getImport,
  exportImportReport,
} as const satisfies Record<string, Call>;

export type PublicCalls = typeof publicCalls;
export type OfficeCalls = typeof officeCalls;
