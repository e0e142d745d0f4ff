import type { EntityName } from '#content/registry.ts';

/** The roles of the office. Owner: everything. Editor: content and files. Recruiter: jobs and applications. Reader: read-only. */
export const roles = ['owner', 'editor', 'recruiter', 'reader'] as const;
export type Role = (typeof roles)[number];

const everyone = roles;
const writers = ['owner', 'editor', 'recruiter'] as const;
const editors = ['owner', 'editor'] as const;
const recruiters = ['owner', 'recruiter'] as const;
const owners = ['owner'] as const;

/** The roles that may make each call. {@link contentAccess} further restricts the content calls by type. */
export const officeAccess = {
  GetMe: everyone,
  ChangeMe: everyone,
  GetOverview: everyone,
  GetVisits: everyone,

  ListEntries: everyone,
  GetEntry: everyone,
  ListRevisions: everyone,
  ListReferences: everyone,
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
  MoveEntry: writers,
  TrashEntries: writers,
  RestoreEntries: writers,
  RemoveEntries: writers,
  CreatePreview: writers,
  EndPreviews: writers,
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
  ExportMessages: editors,
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
  GetImport: owners,
  ExportImportReport: owners,
} as const satisfies Record<string, readonly Role[]>;

export type OfficeCallName = keyof typeof officeAccess;

interface ContentAccess {
  see: readonly Role[];
  change: readonly Role[];
}

const content: ContentAccess = { see: ['owner', 'editor', 'reader'], change: editors };
const recruiting: ContentAccess = { see: everyone, change: writers };
const company: ContentAccess = { see: ['owner', 'editor', 'reader'], change: owners };

/** The roles that may see and change entries of each type. The content calls check it in addition to {@link officeAccess}. */
export const contentAccess = {
  company,
  concern: content,
  category: content,
  product: content,
  news: content,
  gallery: content,
  video: content,
  brand: content,
  slider: content,
  report: content,
  export: content,
  crest: content,
  certificate: content,
  tradeFair: content,
  career: recruiting,
  department: recruiting,
  executive: content,
  contactPerson: content,
  faq: content,
} as const satisfies Record<EntityName, ContentAccess>;
