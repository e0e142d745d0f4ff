import { z } from 'zod';
import { isNumericId, maxIdLength } from '../addresses/public-id.ts';
import type { FileLink, Picture } from '../fields.ts';
import type { Media } from '../media/media.ts';
import { type PictureFacts, pictureFacts } from '../media/picture-facts.ts';
import type { VideoTexts } from '../media/video-texts.ts';
import { addressMark, dateMark, deadlineMark } from './marks.ts';

/**
 * Binds a wire schema to the type that the rest of the program uses. The wire side is validated. Our side is trusted,
 * because it is built only from the wire side.
 */
export const wireCodec =
  <View>() =>
  <Wire extends z.ZodType>(
    wire: Wire,
    both: { decode: (wire: z.output<Wire>) => View; encode: (view: View) => z.output<Wire> },
  ) =>
    z.codec(wire, z.custom<View>(), both);

/** Text on the wire; absent means ''. */
export const wireText = z.string().optional();

/** The language of an entry on the wire. Only Atrium's own backend sends it, in responses to calls with `lang`. */
export const wireLanguage = {
  lang: z.string().optional().describe('The language of the texts. Absent: the default language.'),
  fallback: z
    .array(z.string())
    .optional()
    .describe('Paths of texts without a translation, such as description; they are in the default language.'),
};

/** A moment on the wire; absent means ''. */
export const wireMoment = z.string().optional().meta(dateMark);

/** As {@link wireMoment}, until which something lasts. */
export const wireDeadline = z.string().optional().meta(deadlineMark);

/** The error for an address. The address is not part of it, so that each field is reported once. */
const notFollowed = 'Not an address that a page may follow';

/** Whether an address is relative or http(s). Browsers ignore spaces and control characters in it. */
function mayBeFollowed(address: string): boolean {
  const scheme = /^[a-z][a-z0-9+.-]*(?=:)/i.exec(address.replace(/[\p{Cc}\s]+/gu, ''))?.[0];
  return scheme === undefined || /^https?$/i.test(scheme);
}

/** A required address: of a picture, a file, a video or another site. Rejects addresses that run scripts. */
export const requiredWireAddress = z.string().refine(mayBeFollowed, notFollowed).meta(addressMark);

/** An address on the wire; absent means ''. */
export const wireAddress = requiredWireAddress.optional();

/** A list on the wire; absent means an empty one. */
export const wireList = <Item extends z.ZodType>(item: Item) => z.array(item).optional();

/** An id on the wire: a number if the text is numeric, otherwise a string. In our code ids are always strings. */
export const wireId = z.codec(z.union([z.int().nonnegative(), z.string().trim().min(1).max(maxIdLength)]), z.string(), {
  decode: String,
  encode: (id) => (isNumericId(id) ? Number(id) : id),
});

export const wireNumber = z.number().optional();

/** Facts about a picture beside its address. Atrium's own backend sends them; others need not. */
export const wirePictureInfo = z
  .object({
    alt: wireText,
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
    ...pictureFacts.shape,
  })
  .optional();

type WirePictureInfo = z.infer<typeof wirePictureInfo>;

/** A picture from its address and facts; null without an address. */
export function pictureFrom(src: string | undefined, info: WirePictureInfo): (Picture & PictureFacts) | null {
  if (!src) return null;
  return { src, ...info, alt: info?.alt ?? '' };
}

/** The address of a picture on the wire; '' where there is none. */
export const pictureAddress = (picture: Picture | null): string => picture?.src ?? '';

export function pictureInfo(picture: (Picture & PictureFacts) | null): WirePictureInfo {
  if (!picture) return undefined;
  const { src: _, ...info } = picture;
  return info;
}

export const wireFileInfo = z
  .object({ mediaType: wireText, bytes: z.int().nonnegative().optional(), lang: wireText })
  .optional();

export function fileFrom(src: string | undefined, info: z.infer<typeof wireFileInfo>): FileLink | null {
  return src ? { src, mediaType: info?.mediaType, bytes: info?.bytes, lang: info?.lang } : null;
}

export const fileInfo = (file: FileLink | null): z.infer<typeof wireFileInfo> =>
  file ? { mediaType: file.mediaType, bytes: file.bytes, lang: file.lang } : undefined;

/** The text alternatives of a video. */
export const wireVideoTexts = {
  captions: wireAddress,
  captionsInfo: wireFileInfo,
  transcript: wireText,
  videoDescription: wireText,
};

type WireVideoTexts = { [Name in keyof typeof wireVideoTexts]?: z.infer<(typeof wireVideoTexts)[Name]> };

export const videoTextsFrom = (wire: WireVideoTexts): VideoTexts => ({
  captions: fileFrom(wire.captions, wire.captionsInfo),
  transcript: wire.transcript ?? '',
  description: wire.videoDescription ?? '',
});

/** Most videos have none, so empty texts are omitted. */
export const videoTextsTo = ({ captions, transcript, description }: VideoTexts): WireVideoTexts => ({
  captions: captions?.src,
  captionsInfo: fileInfo(captions),
  transcript: transcript || undefined,
  videoDescription: description || undefined,
});

/** Pictures and videos with the names of the specification. */
export const wireMedia = z.object({
  imgLink: requiredWireAddress,
  isVideo: z.boolean().optional(),
  name: wireText,
  imgLinkInfo: wirePictureInfo,
  ...wireVideoTexts,
});

export function mediaFrom(wire: z.infer<typeof wireMedia>): Media {
  if (wire.isVideo) return { kind: 'video', video: wire.imgLink, title: wire.name ?? '', ...videoTextsFrom(wire) };
  return { kind: 'picture', picture: pictureFrom(wire.imgLink, wire.imgLinkInfo) ?? { src: wire.imgLink, alt: '' } };
}

export function mediaTo(media: Media): z.infer<typeof wireMedia> {
  if (media.kind === 'video') return { imgLink: media.video, isVideo: true, name: media.title, ...videoTextsTo(media) };
  return { imgLink: media.picture.src, isVideo: false, imgLinkInfo: pictureInfo(media.picture) };
}

/**
 * A moment on the wire. One in UTC keeps its spelling, one without a zone is read as UTC, an unreadable one counts as
 * absent ('').
 */
export function momentFrom(wire: string | undefined): string {
  if (!wire) return '';
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(wire) || !wire.includes('T') ? wire : `${wire}Z`;
  const time = Date.parse(zoned);
  if (Number.isNaN(time)) return '';
  return z.iso.datetime().safeParse(wire).success ? wire : new Date(time).toISOString();
}
