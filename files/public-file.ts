import { createHash } from 'node:crypto';
import { publicBlobName } from './blob-name.ts';
import { checkCaptions, startsAsCaptions } from './captions.ts';
import { FileError } from './file-error.ts';
import { mediaBrand } from './media-brands.ts';
import { stripVideo } from './metadata/strip-video.ts';

/** The properties of a public file, derived from its content. */
export interface PublicFile {
  /** The blob's name, derived from the content. */
  blob: string;
  sha256: string;
  mediaType: string;
  bytes: number;
  /** Pixels as displayed; null if it is not a picture. */
  width: number | null;
  height: number | null;
}

export interface PreparedFile extends PublicFile {
  content: Uint8Array;
  /** A blur placeholder as a `data:` URL; '' if there is none. */
  blurPlaceholder: string;
}

const extensions = {
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
  'video/mp4': 'mp4',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;

export type PublicMediaType = keyof typeof extensions;

/** The media types of public files by the extensions of their blob names. */
export const mediaTypeOfBlob: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(extensions).map(([mediaType, extension]) => [extension, mediaType]),
);

/** Some programs write a byte order mark or blank lines before the header. Other files may contain the header further on. */
const pdfHeader = /^(\xef\xbb\xbf)?[\s\0]*%PDF-/;
const isPdf = (content: Uint8Array): boolean =>
  pdfHeader.test(Buffer.from(content.subarray(0, 1_024)).toString('latin1'));

/**
 * Prepares an uploaded file for the public: a picture (JPEG, PNG, WebP, AVIF, GIF; SVG is rasterised), a PDF, an MP4
 * video or WebVTT captions. The content decides, not the name. Pictures and videos lose their metadata; pictures are
 * rotated upright and converted to sRGB. A file that needs no change keeps its bytes, so that uploading it again gives
 * the same address. Throws a {@link FileError} for any other content.
 */
export async function preparePublicFile(content: Uint8Array): Promise<PreparedFile> {
  if (isPdf(content)) return named(content, 'application/pdf');
  if (startsAsCaptions(content)) {
    checkCaptions(content);
    return named(content, 'text/vtt');
  }
  const brand = mediaBrand(content);
  if (brand === 'video') return named(stripVideo(content), 'video/mp4');
  if (brand === 'quickTime')
    throw new FileError('This is a QuickTime video; save it as MP4 and upload that.', { fault: 'quickTime' });
  if (brand === 'heic') {
    throw new FileError('This is a HEIC picture, which browsers do not show; save it as JPEG and upload that.', {
      fault: 'heic',
    });
  }
  const [{ preparePicture }, { makeBlurPlaceholder }] = await Promise.all([
    import('./pictures/prepare-picture.ts'),
    import('./pictures/blur-placeholder.ts'),
  ]);
  const picture = await preparePicture(content);
  const { content: bytes, mediaType, width, height } = picture;
  return { ...named(bytes, mediaType), width, height, blurPlaceholder: await makeBlurPlaceholder(bytes) };
}

function named(content: Uint8Array, mediaType: PublicMediaType): PreparedFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const blob = publicBlobName(sha256, extensions[mediaType]);
  return { blob, sha256, mediaType, bytes: content.length, width: null, height: null, content, blurPlaceholder: '' };
}
