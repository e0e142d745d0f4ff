import type * as entryCalls from '#content/calls.ts';
import type { OfficeCalls, PublicCalls } from '#contract/calls/registry.ts';
import * as careers from './calls/careers.ts';
import * as catalogue from './calls/catalogue.ts';
import { contactUs } from './calls/contact-us.ts';
import { dropCv } from './calls/drop-cv.ts';
import { getListedPages } from './calls/listed-pages.ts';
import * as news from './calls/news.ts';
import * as newsletter from './calls/newsletter.ts';
import { getPageLanguages, getTranslatedPages } from './calls/page-languages.ts';
import { search } from './calls/search.ts';
import * as singleEntries from './calls/single-entries.ts';
import type { Handler } from './context.ts';
import { discardChanges, removeEntries, restoreEntries, setEntryStatus, trashEntries } from './office/content/bulk.ts';
import { createPreview } from './office/content/create-preview.ts';
import { endPreviews } from './office/content/end-previews.ts';
import { getEntry, listEntries, listReferences, listRevisions } from './office/content/read-entries.ts';
import { moveEntry, saveEntry } from './office/content/save-entry.ts';
import { changeFile, getFile, listFiles } from './office/files/library.ts';
import { removeFiles } from './office/files/remove-files.ts';
import { replaceFile } from './office/files/replace-file.ts';
import { uploadFile } from './office/files/upload-file.ts';
import * as applications from './office/inbox/applications.ts';
import * as inboxExports from './office/inbox/exports.ts';
import { getCv } from './office/inbox/get-cv.ts';
import * as messages from './office/inbox/messages.ts';
import * as subscribers from './office/inbox/subscribers.ts';
import { changeMe, getMe } from './office/people/me.ts';
import { changeUser, inviteUser, listUsers } from './office/people/users.ts';
import { erasePerson } from './office/privacy/erase-person.ts';
import { exportPerson } from './office/privacy/export-person.ts';
import { findPerson } from './office/privacy/find-person.ts';
import { getRetention } from './office/privacy/get-retention.ts';
import { exportContent } from './office/transfer/export-content.ts';
import { exportImportReport } from './office/transfer/export-import-report.ts';
import { importArchive } from './office/transfer/import-archive.ts';
import { importFromBackend } from './office/transfer/import-from-backend.ts';
import { getImport } from './office/transfer/run-import.ts';
import { assignTranslations } from './office/translations/assign-translations.ts';
import { exportTranslations } from './office/translations/exchange/export-translations.ts';
import { importTranslations } from './office/translations/exchange/import-translations.ts';
import { listGlossaries, saveGlossary } from './office/translations/glossaries.ts';
import { listTranslations } from './office/translations/list-translations.ts';
import { discardProposals, getProposals } from './office/translations/proposals/get-proposals.ts';
import { proposeTranslations } from './office/translations/proposals/propose-translations.ts';
import { dismissFinding, restoreFinding } from './office/upkeep/dismiss-findings.ts';
import { discardMails, retryMails } from './office/upkeep/failed-mails.ts';
import { getHealth } from './office/upkeep/get-health.ts';
import { getOverview } from './office/upkeep/get-overview.ts';
import { listAudit } from './office/upkeep/list-audit.ts';
import * as redirects from './office/upkeep/redirects.ts';
import { sendTestMail } from './office/upkeep/send-test-mail.ts';
import { getVisits } from './office/visits/get-visits.ts';

type Calls = Omit<PublicCalls & OfficeCalls, keyof typeof entryCalls>;

/** The handler of every call that is not in content/calls.ts, under the name of the call: a missing one does not compile. */
export const handlers = {
  ...singleEntries,
  ...careers,
  ...catalogue,
  ...news,
  ...newsletter,
  contactUs,
  dropCv,
  getPageLanguages,
  getListedPages,
  getTranslatedPages,
  search,
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
  ...messages,
  listApplications: applications.listApplications,
  getApplication: applications.getApplication,
  changeApplications: applications.changeApplications,
  ...inboxExports,
  ...subscribers,
  getCv,
  findPerson,
  erasePerson,
  exportPerson,
  getRetention,
  getVisits,
  getOverview,
  getHealth,
  dismissFinding,
  restoreFinding,
  listAudit,
  ...redirects,
  sendTestMail,
  retryMails,
  discardMails,
  getMe,
  changeMe,
  listUsers,
  inviteUser,
  changeUser,
  exportContent,
  importArchive,
  importFromBackend,
  getImport,
  exportImportReport,
} satisfies { [Name in keyof Calls]: Handler<Calls[Name]> };
