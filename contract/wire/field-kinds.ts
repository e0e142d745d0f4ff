import { z } from 'zod';
import type { FileLink, Picture } from '../fields.ts';
import type { Media } from '../media/media.ts';
import type { PictureFacts } from '../media/picture-facts.ts';
import {
  fileFrom,
  fileInfo,
  mediaFrom,
  mediaTo,
  momentFrom,
  pictureAddress,
  pictureFrom,
  pictureInfo,
  requiredWireAddress,
  wireAddress,
  wireDeadline,
  wireFileInfo,
  wireId,
  wireList,
  wireMedia,
  wireMoment,
  wireNumber,
  wirePictureInfo,
  wireText,
} from './parts.ts';
import { sentAsItIs, type WireField, wireField, wireFieldWithInfo } from './wire-field.ts';

/*
 * The kinds of fields on the wire. Other backends leave out what they do not know: only what is called required must be there.
 */

export const requiredId = (name: string): WireField<string> => sentAsItIs(name, wireId, (sent) => sent);

/** The id of the entry itself; '' where the backend does not send it. */
export const ownId = (name: string): WireField<string> =>
  wireField(name, wireId.optional(), { decode: (id) => id ?? '', encode: (id) => id });

/** The id of another entry; null where there is none. */
export const optionalId = (name: string): WireField<string | null> =>
  wireField(name, wireId.optional(), { decode: (id) => id ?? null, encode: (id) => id ?? undefined });

export const requiredText = (name: string): WireField<string> => sentAsItIs(name, z.string(), (sent) => sent);

/** A text; absent means '', or the value of the field that an editor leaves alone. */
export const text = (name: string, initial = ''): WireField<string> =>
  sentAsItIs(name, wireText, (sent) => sent || initial);

/** As {@link text}, but not sent where it is empty, as in most entries. */
export const rareText = (name: string): WireField<string> =>
  wireField(name, wireText, { decode: (sent) => sent ?? '', encode: (own) => own || undefined });

/** A text that is absent on both sides, such as the language of a name. */
export const optionalText = (name: string): WireField<string | undefined> => sentAsItIs(name, wireText, (sent) => sent);

export const requiredAddress = (name: string): WireField<string> =>
  sentAsItIs(name, requiredWireAddress, (sent) => sent);

export const address = (name: string): WireField<string> => sentAsItIs(name, wireAddress, (sent) => sent ?? '');

export const moment = (name: string): WireField<string> => sentAsItIs(name, wireMoment, momentFrom);

/** A moment until which something lasts; null: it lasts. */
export const deadline = (name: string): WireField<string | null> =>
  wireField(name, wireDeadline, { decode: (sent) => momentFrom(sent) || null, encode: (own) => own ?? '' });

export const number = (name: string, initial: number): WireField<number> =>
  sentAsItIs(name, wireNumber, (sent) => sent ?? initial);

/** A number; null where there is none. */
export const decimal = (name: string): WireField<number | null> =>
  wireField(name, wireNumber, { decode: (sent) => sent ?? null, encode: (own) => own ?? undefined });

export const flag = (name: string): WireField<boolean> =>
  wireField(name, z.boolean().optional(), { decode: (sent) => sent ?? false, encode: (own) => own });

/** One of some texts; any other counts as the initial one. */
export const choice = (name: string, options: readonly string[], initial: string): WireField<string> =>
  sentAsItIs(name, wireText, (sent) => options.find((option) => option === sent) ?? initial);

export const picture = (name: string): WireField<(Picture & PictureFacts) | null> =>
  wireFieldWithInfo(name, [wireAddress, wirePictureInfo], {
    decode: pictureFrom,
    address: pictureAddress,
    info: pictureInfo,
  });

export const file = (name: string): WireField<FileLink | null> =>
  wireFieldWithInfo(name, [wireAddress, wireFileInfo], {
    decode: fileFrom,
    address: (own) => own?.src ?? '',
    info: fileInfo,
  });

/** As {@link file}, but not sent where there is none, as in most entries. */
export const captions = (name: string): WireField<FileLink | null> =>
  wireFieldWithInfo(name, [wireAddress, wireFileInfo], {
    decode: fileFrom,
    address: (own) => own?.src,
    info: fileInfo,
  });

export const mediaList = (name: string): WireField<Media[]> =>
  wireField(name, wireList(wireMedia), {
    decode: (sent) => (sent ?? []).map(mediaFrom),
    encode: (own) => own.map(mediaTo),
  });

/** A list of pictures. */
export function pictureList(name: string): WireField<(Picture & PictureFacts)[]> {
  const item = wireMedia.pick({ imgLink: true, imgLinkInfo: true });
  return wireField(name, wireList(item), {
    decode: (sent) => (sent ?? []).flatMap(({ imgLink, imgLinkInfo }) => pictureFrom(imgLink, imgLinkInfo) ?? []),
    encode: (own) => own.map((each) => ({ imgLink: each.src, imgLinkInfo: pictureInfo(each) })),
  });
}
