import type { EntityName } from '#content/registry.ts';
import type { Actor } from '../actor.ts';

export interface StoredFile {
  /** The path it is served under, such as `/files/3f9c….webp`. */
  src: string;
  sha256: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** A blur placeholder as a `data:` URL; '' if none can be made; absent: not made yet. */
  blurPlaceholder?: string | undefined;
}

/** The properties of a picture's file that pages need in addition to the document. */
export interface ShownFile {
  width: number | null;
  height: number | null;
  focus: { x: number; y: number };
  blurPlaceholder: string;
}

/** Descriptions of a file by editors; absent: unchanged. */
export interface FileRemarks {
  /** The original name of the uploaded file. */
  name?: string | undefined;
  /** The alternative text of a picture. */
  alt?: string | undefined;
  /** The focal point, which crops keep visible: fractions of width and height from the top left corner. */
  focus?: { x: number; y: number } | undefined;
  /** For a document: its title and language tag. */
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
  /** The number of entries that show it, including drafts, pending changes and the trash. */
  uses: number;
  addedAt: string;
  addedBy: string;
  /** The path that serves its current version, such as `/files/3f9c…`; null for a version that was replaced. */
  permalink: string | null;
}

export interface FileQuery {
  /** Each must be the prefix of a word of the name, alt text or title. */
  words?: string | undefined;
  kind?: 'picture' | 'document' | 'video' | 'captions' | undefined;
  unused?: boolean | undefined;
  /** Only pictures without alternative text. */
  withoutAlt?: boolean | undefined;
  skip: number;
  take: number;
}

export interface Files {
  /** Records a public file. The same content is one row; remarks fill in blank values of an existing one. */
  add(file: StoredFile, by: Actor, remarks?: FileRemarks): Promise<void>;
  get(src: string): Promise<LibraryFile | undefined>;
  /** The current version of the file with a permalink. */
  at(permalink: string): Promise<LibraryFile | undefined>;
  /** The files that a file has replaced, whose permalinks serve it. */
  replacedBy(src: string): Promise<string[]>;
  /** Lets the permalinks of replaced files serve a file, except those that this site knows already. */
  addPermalinks(src: string, originals: readonly string[]): Promise<void>;
  /** Properties of files for pages, by their addresses. Unknown ones are left out. */
  shown(srcs: readonly string[]): Promise<Map<string, ShownFile>>;
  /** Pictures whose blur placeholder has not been made yet. */
  withoutBlurPlaceholder(take: number): Promise<string[]>;
  storeBlurPlaceholder(src: string, blurPlaceholder: string): Promise<void>;
  /** Newest first. */
  list(query: FileQuery): Promise<{ items: LibraryFile[]; total: number }>;
  /**
   * Changes remarks. A changed focal point is a change of published content if the file is published. Throws `missing`, or
   * `conflict` if a remark is no longer as `seen`.
   */
  change(src: string, remarks: FileRemarks, by: Actor, seen?: FileRemarks): Promise<void>;
  /**
   * Shows `file` in every place of `src` and copies the remarks of `src`, in one transaction: each entry gets a new revision,
   * and published content changes at once. Returns the entries' ids. The old file remains, unused, for older revisions; its
   * permalink serves the new one.
   * Throws `missing`.
   */
  replace(src: string, file: StoredFile, by: Actor, name?: string): Promise<number[]>;
  /** The entries that show it, as counted in {@link LibraryFile.uses}. */
  uses(src: string): Promise<{ id: number; type: EntityName; title: string }[]>;
  /** Deletes a file that no entry shows, even if older revisions do. Throws `missing` or `in-use`. */
  remove(src: string, by: Actor): Promise<void>;
}

/** The id that an entry had in the import's source. */
export interface ImportedId {
  type: EntityName;
  foreignId: string;
  /** The entry's id in this database. */
  id: number;
}

/** Summary and report are arbitrary JSON. */
export interface StoredReport {
  id: string;
  startedAt: string;
  summary: unknown;
  report: unknown;
}

export interface Imports {
  /** All entries imported from a source, without those removed since. */
  known(source: string): Promise<ImportedId[]>;
  remember(source: string, imported: ImportedId): Promise<void>;
  /** Stores an import's report. Only the latest 20 are retained. */
  keepReport(report: StoredReport): Promise<void>;
  /** The stored reports without their content, latest first. */
  reports(): Promise<Omit<StoredReport, 'report'>[]>;
  report(id: string): Promise<StoredReport | undefined>;
}
