import type { OfficeCalls, PublicCalls } from '#contract/calls/registry.ts';
import * as careers from './calls/careers.ts';
import { getCertificate } from './calls/certificates.ts';
import * as freePages from './calls/free-pages.ts';
import { getNavigation } from './calls/navigation.ts';
import * as news from './calls/news.ts';
import { getListedPages } from './calls/pages/listed-pages.ts';
import * as pageLanguages from './calls/pages/page-languages.ts';
import { getPageMetadata } from './calls/pages/page-metadata.ts';
import { getPageSections } from './calls/pages/page-sections.ts';
import * as catalogue from './calls/products/catalogue.ts';
import { findArticles } from './calls/products/find-articles.ts';
import * as products from './calls/products/products.ts';
import { search } from './calls/search/search.ts';
import * as singleEntries from './calls/single-entries.ts';
import { contactUs } from './calls/submissions/contact-us.ts';
import { dropCv } from './calls/submissions/drop-cv.ts';
import * as newsletter from './calls/submissions/newsletter.ts';
import { sendEnquiry } from './calls/submissions/send-enquiry.ts';
import type { Handler } from './context.ts';
import * as bulkChanges from './office/content/bulk.ts';
import * as calendar from './office/content/calendar.ts';
import { checkClaims } from './office/content/checks/check-claims.ts';
import { findDeadLinks } from './office/content/find-dead-links.ts';
import { createPreview } from './office/content/previews/create-preview.ts';
import { endPreviews } from './office/content/previews/end-previews.ts';
import { renderPreview } from './office/content/previews/render-preview.ts';
import * as entryReads from './office/content/read-entries.ts';
import * as entryChanges from './office/content/save-entry.ts';
import * as sheet from './office/content/sheet.ts';
import * as library from './office/files/library.ts';
import { removeFiles } from './office/files/remove-files.ts';
import { replaceFile } from './office/files/replace-file.ts';
import { uploadFile } from './office/files/upload-file.ts';
import * as applications from './office/inbox/applications.ts';
import * as desks from './office/inbox/desks.ts';
import * as inboxExports from './office/inbox/exports.ts';
import { getCv, getEnquiryFile } from './office/inbox/get-cv.ts';
import * as messages from './office/inbox/messages.ts';
import * as replyTemplates from './office/inbox/reply-templates.ts';
import * as sendReply from './office/inbox/send-reply.ts';
import * as subscribers from './office/inbox/subscribers.ts';
import * as me from './office/people/me.ts';
import * as users from './office/people/users.ts';
import { erasePerson } from './office/privacy/erase-person.ts';
import { exportPerson } from './office/privacy/export-person.ts';
import { findPerson } from './office/privacy/find-person.ts';
import { getRetention } from './office/privacy/get-retention.ts';
import { exportContent } from './office/transfer/archive/export-content.ts';
import { importArchive } from './office/transfer/archive/import-archive.ts';
import { importFromBackend } from './office/transfer/backend/import-from-backend.ts';
import { exportImportReport } from './office/transfer/export-import-report.ts';
import { exportProducts } from './office/transfer/products/export-products.ts';
import { importProducts } from './office/transfer/products/import-products.ts';
import { readProductTable } from './office/transfer/products/read-product-table.ts';
import { getImport } from './office/transfer/run-import.ts';
import { assignTranslations } from './office/translations/assign-translations.ts';
import { exportTranslations } from './office/translations/exchange/export-translations.ts';
import { importTranslations } from './office/translations/exchange/import-translations.ts';
import * as glossaries from './office/translations/glossaries.ts';
import { listTranslations } from './office/translations/list-translations.ts';
import * as proposals from './office/translations/proposals/get-proposals.ts';
import { proposeTranslations } from './office/translations/proposals/propose-translations.ts';
import * as findings from './office/upkeep/dismiss-findings.ts';
import * as failedMails from './office/upkeep/failed-mails.ts';
import { getHealth } from './office/upkeep/get-health.ts';
import { getOverview } from './office/upkeep/get-overview.ts';
import { listAudit } from './office/upkeep/list-audit.ts';
import { listCertificateDays } from './office/upkeep/list-certificate-days.ts';
import * as redirects from './office/upkeep/redirects.ts';
import { sendTestMail } from './office/upkeep/send-test-mail.ts';
import * as synonyms from './office/upkeep/synonyms.ts';
import { getVisits } from './office/visits/get-visits.ts';
import * as searches from './office/visits/searches.ts';

type Calls = PublicCalls & OfficeCalls;
type OwnHandler<Name extends keyof Calls> = Calls[Name] extends { derived: true } ? never : Name;

/** The handler of every call that is not derived, under the name of the call: a missing one does not compile. */
export const handlers = {
  ...singleEntries,
  ...careers,
  ...freePages,
  getProductMenu: catalogue.getProductMenu,
  getCategoryByCategoryId: catalogue.getCategoryByCategoryId,
  getProductById: products.getProductById,
  getCertificate,
  getNavigation,
  ...news,
  ...newsletter,
  contactUs,
  dropCv,
  findArticles,
  ...pageLanguages,
  getPageMetadata,
  getPageSections,
  getListedPages,
  search,
  sendEnquiry,
  ...entryReads,
  ...calendar,
  ...sheet,
  listTranslations,
  exportTranslations,
  importTranslations,
  assignTranslations,
  proposeTranslations,
  ...proposals,
  ...glossaries,
  ...bulkChanges,
  ...entryChanges,
  checkClaims,
  findDeadLinks,
  createPreview,
  endPreviews,
  renderPreview,
  uploadFile,
  ...library,
  replaceFile,
  removeFiles,
  ...messages,
  getDesks: desks.getDesks,
  saveDesks: desks.saveDesks,
  ...replyTemplates,
  ...searches,
  ...sendReply,
  listApplications: applications.listApplications,
  getApplication: applications.getApplication,
  changeApplications: applications.changeApplications,
  ...inboxExports,
  ...subscribers,
  getCv,
  getEnquiryFile,
  findPerson,
  erasePerson,
  exportPerson,
  getRetention,
  getVisits,
  getOverview,
  getHealth,
  ...findings,
  listAudit,
  listCertificateDays,
  ...redirects,
  ...synonyms,
  sendTestMail,
  ...failedMails,
  ...me,
  ...users,
  exportContent,
  importArchive,
  importFromBackend,
  exportProducts,
  readProductTable,
  importProducts,
  getImport,
  exportImportReport,
} satisfies { [Name in keyof Calls as OwnHandler<Name>]: Handler<Calls[Name]> };
