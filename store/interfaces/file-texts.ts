/**
 * How far the text of a PDF was read. `part`: up to a limit of pages, characters, time or memory. `empty`: it has none,
 * such as a scan.
 */
export type TextOutcome = 'whole' | 'part' | 'empty' | 'encrypted' | 'damaged';

export interface FileText {
  outcome: TextOutcome;
  /** Of the file; 0 if it cannot be opened. */
  pages: number;
  /** The text of each page that was read, from the first one on. */
  texts: readonly string[];
}

/** A file whose text was not read, or not all of it. */
export interface UnreadFile {
  src: string;
  name: string;
  outcome: Exclude<TextOutcome, 'whole'>;
  pages: number;
  /** Pages whose text is stored. */
  read: number;
}

/** The texts of PDFs, which are read in the background. */
export interface FileTexts {
  /** A file whose text is still to be read. */
  next(): Promise<string | undefined>;
  /** Stores the text of a file, unless the file was removed. Published entries that show it are indexed again. */
  store(src: string, text: FileText): Promise<void>;
  /** Files that entries show, by name. */
  unread(most: number): Promise<UnreadFile[]>;
}
