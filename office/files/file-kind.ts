import type { LibraryFile } from '#contract/office/file-view.ts';

export type FileKind = 'picture' | 'document' | 'video' | 'captions';
export const fileKinds = ['picture', 'document', 'video', 'captions'] as const satisfies readonly FileKind[];

/** The kind of a file by its media type. */
export function kindOf({ mediaType }: Pick<LibraryFile, 'mediaType'>): FileKind {
  if (mediaType.startsWith('image/')) return 'picture';
  if (mediaType === 'text/vtt') return 'captions';
  return mediaType.startsWith('video/') ? 'video' : 'document';
}

/** The `accept` attribute of each kind; the server checks the content. */
export const acceptedBy: Record<FileKind | 'any', string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml',
  document: 'application/pdf,.pdf',
  video: 'video/mp4,video/webm',
  captions: 'text/vtt,.vtt',
  any: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,application/pdf,.pdf,video/mp4,video/webm,.vtt',
};

/** Whether a picture lacks the alternative text that it needs. */
export const lacksAlt = (file: LibraryFile): boolean => kindOf(file) === 'picture' && file.alt === '';

/** The display name of a file: its title, its name, or else the last part of its address. */
export const nameOf = ({ name, title, src }: LibraryFile): string => title || name || (src.split('/').at(-1) ?? src);
