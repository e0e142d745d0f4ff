/** The roles of the office. Owner: everything. Editor: content and files. Recruiter: jobs and applications. Reader: read-only. */
export const roles = ['owner', 'editor', 'recruiter', 'reader'] as const;
export type Role = (typeof roles)[number];

const everyone = roles;
const writers = ['owner', 'editor', 'recruiter'] as const;
const editors = ['owner', 'editor'] as const;
const contentReaders = ['owner', 'editor', 'reader'] as const;
const recruiters = ['owner', 'recruiter'] as const;
const owners = ['owner'] as const;

/** The roles that may make each call. {@link contentRules} further restricts the content calls by type. */
export const officeAccess = {
  GetMe: everyone,
  ChangeMe: everyone,
  GetOverview: everyone,
  GetVisits: everyone,
  GetZeroResultSearches: contentReaders,
  GetBestBets: contentReaders,
  AddBestBet: editors,
  RemoveBestBet: editors,

  ListEntries: everyone,
  GetEntry: everyone,
  ListRevisions: everyone,
  ListReferences: everyone,
  ListCertificateDays: contentReaders,
  GetSheet: everyone,
  ListSheetRows: everyone,
  ListTranslations: everyone,
  ExportTranslations: everyone,
  ImportTranslations: writers,
  AssignTranslations: writers,
  ProposeTranslations: writers,
  GetProposals: writers,
  DiscardProposals: writers,
  ListGlossaries: writers,
  SaveGlossary: editors,
  SaveEntry: writers,
  SetEntryStatus: writers,
  DiscardChanges: writers,
  GetCalendar: writers,
  SetReview: writers,
  ListReviewers: writers,
  MoveEntry: writers,
  TrashEntries: writers,
  RestoreEntries: writers,
  RemoveEntries: writers,
  CreatePreview: writers,
  CheckClaims: writers,
  FindDeadLinks: writers,
  EndPreviews: writers,
  RenderPreview: writers,
  /** Only an owner sees more than the entries that the role may change. */
  ListAudit: writers,

  ListFiles: everyone,
  GetFile: everyone,
  UploadFile: writers,
  ChangeFile: editors,
  ReplaceFile: editors,
  RemoveFiles: editors,

  ListMessages: editors,
  ListAssignees: editors,
  ChangeMessages: editors,
  SendReply: editors,
  ExportMessages: editors,
  GetEnquiryFile: editors,
  GetDesks: editors,
  SaveDesks: owners,
  GetReplyTemplates: editors,
  SaveReplyTemplates: editors,
  ListApplications: recruiters,
  GetApplication: recruiters,
  ChangeApplications: recruiters,
  ExportApplications: recruiters,
  GetCv: recruiters,
  FindPerson: recruiters,
  ErasePerson: recruiters,
  /** Includes messages, which recruiters may not read. */
  ExportPerson: owners,
  GetRetention: recruiters,
  ListSubscribers: editors,
  RemoveSubscribers: editors,
  ExportSubscribers: editors,

  ListSynonyms: editors,
  SaveSynonym: editors,
  RemoveSynonyms: editors,

  ListUsers: owners,
  InviteUser: owners,
  ChangeUser: owners,
  ListRedirects: owners,
  AddRedirect: owners,
  RemoveRedirects: owners,
  GetHealth: owners,
  DismissFinding: owners,
  RestoreFinding: owners,
  SendTestMail: owners,
  RetryMails: owners,
  DiscardMails: owners,
  ExportContent: owners,
  ImportArchive: owners,
  ImportFromBackend: owners,
  ExportProducts: contentReaders,
  ReadProductTable: editors,
  ImportProducts: editors,
  /** Only an owner sees more than the imports of products. */
  GetImport: editors,
  ExportImportReport: editors,
} as const satisfies Record<string, readonly Role[]>;

export type OfficeCallName = keyof typeof officeAccess;

export interface ContentAccess {
  see: readonly Role[];
  change: readonly Role[];
}

/**
 * The roles that may see and change entries, by the rule of the content type. The content calls check it in addition to
 * {@link officeAccess}.
 */
export const contentRules = {
  content: { see: contentReaders, change: editors },
  recruiting: { see: everyone, change: writers },
  company: { see: contentReaders, change: owners },
} as const satisfies Record<string, ContentAccess>;

export type ContentRule = keyof typeof contentRules;
