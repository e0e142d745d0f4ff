import type { EntityName } from '#contract/entities/registry.ts';

export interface StoredFile {
  /** The path it is served under, such as `/files/3f9c….webp`. */
  src: string;
  sha256: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** A few bytes of a picture as a `data:` address; '' where there is none to be; absent: still to be made. */
  standIn?: string | undefined;
}

/** What pages need to know of a picture's file beside the document that names it. */
export interface ShownFile {
  width: number | null;
  height: number | null;
  focus: { x: number; y: number };
  standIn: string;
}

/** What people say of a file; absent: as it is. */
export interface FileRemarks {
  /** As it was called when it was uploaded. */
  name?: string | undefined;
  /** What a picture shows. */
  alt?: string | undefined;
  /** The point that crops keep: shares of width and height from the top left corner. */
  focus?: { x: number; y: number } | undefined;
  /** Of a document: its title and language tag. */
  title?: string | undefined;
  lang?: string | undefined;
}

/** A file as the office lists it. */
export interface LibraryFile extends StoredFile {
  name: string;
  alt: string;
  focus: { x: number; y: number };
  title: string;
  lang: string;
  /** In how many entries it is shown: drafts, changes that wait to be published, and the trash included. */
  uses: number;
  addedAt: string;
  addedBy: string;
}

export interface FileQuery {
  /** Each must begin a word of name, alt text or title. */
  words?: string | undefined;
  kind?: 'picture' | 'document' | 'film' | 'captions' | undefined;
  unused?: boolean | undefined;
  /** Only pictures of which nobody has said what they show. */
  withoutAlt?: boolean | undefined;
  skip: number;
  take: number;
}

export interface Files {
  /** Remembers a public file; the same content twice is one row, of which remarks fill in what was blank. */
  add(file: StoredFile, by: string, remarks?: FileRemarks): Promise<void>;
  get(src: string): Promise<LibraryFile | undefined>;
  /** What pages need to know of files, by their addresses; unknown ones left out. */
  shown(srcs: readonly string[]): Promise<Map<string, ShownFile>>;
  /** Pictures whose stand-in is still to be made. */
  withoutStandIn(take: number): Promise<string[]>;
  keepStandIn(src: string, standIn: string): Promise<void>;
  /** The newest first. */
  list(query: FileQuery): Promise<{ items: LibraryFile[]; total: number }>;
  /** A focal point that moves is a change that visitors see, where they see the file. Throws `missing`. */
  change(src: string, remarks: FileRemarks, by: string): Promise<void>;
  /**
   * Shows `file` wherever `src` is shown, and says of it what is said of `src`, in one transaction: each entry gets a new
   * revision, and what visitors see changes at once. The entries' ids. The old file stays, unused: older revisions
   * show it. Throws `missing`.
   */
  replace(src: string, file: StoredFile, by: string, name?: string): Promise<number[]>;
  /** The entries that show it, as {@link LibraryFile.uses} counts them. */
  uses(src: string): Promise<{ id: number; type: EntityName; title: string }[]>;
  /** Forgets a file that no entry shows, whatever older revisions show. Throws `missing` or `in-use`. */
  remove(src: string, by: string): Promise<void>;
}

/** What an entry is called where it was taken in from. */
export interface ImportedId {
  type: EntityName;
  foreignId: string;
  /** Of the entry here. */
  id: number;
}

/** A summary and a report are any JSON. */
export interface KeptReport {
  id: string;
  startedAt: string;
  summary: unknown;
  report: unknown;
}

export interface Imports {
  /** Everything that came from a source; entries removed since are left out. */
  known(source: string): Promise<ImportedId[]>;
  remember(source: string, imported: ImportedId): Promise<void>;
  /** Keeps what an import reported; only the latest 20 stay. */
  keepReport(report: KeptReport): Promise<void>;
  /** The kept reports without their content, the latest first. */
  reports(): Promise<Omit<KeptReport, 'report'>[]>;
  /** A kept report. */
  report(id: string): Promise<KeptReport | undefined>;
}
