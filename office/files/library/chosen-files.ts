import type { LibraryFile } from '#contract/office/file-view.ts';

/** A file that is chosen in the picker. */
export interface ChosenFile {
  file: LibraryFile;
  /** Its position among the uploads of this picker; absent for files from the library. */
  upload?: number;
}

export const isChosen = (chosen: readonly ChosenFile[], { src }: LibraryFile): boolean =>
  chosen.some(({ file }) => file.src === src);

/** Adds an uploaded file before those that were selected after it: uploads finish in any order. */
export function withUploaded(chosen: readonly ChosenFile[], file: LibraryFile, upload: number): readonly ChosenFile[] {
  if (isChosen(chosen, file)) return chosen;
  const later = chosen.findIndex((other) => other.upload !== undefined && other.upload > upload);
  return chosen.toSpliced(later === -1 ? chosen.length : later, 0, { file, upload });
}
