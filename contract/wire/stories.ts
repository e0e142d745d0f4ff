import { z } from 'zod';
import type { Gallery } from '#content/gallery/definition.ts';
import type { News } from '#content/news/definition.ts';
import type { TradeFair } from '#content/trade-fair/definition.ts';
import type { Video } from '#content/video/definition.ts';
import {
  entryCodec,
  mediaFrom,
  mediaTo,
  momentFrom,
  pictureAddress,
  pictureFrom,
  pictureInfo,
  requiredWireAddress,
  videoTextsFrom,
  videoTextsTo,
  wireAddress,
  wireId,
  wireList,
  wireMedia,
  wireMoment,
  wirePictureInfo,
  wireText,
  wireVideoTexts,
} from './parts.ts';

export const newsWire = entryCodec<News>()(
  z.object({
    id: wireId,
    heading: z.string(),
    date: wireMoment,
    description: wireText,
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      heading: wire.heading,
      date: momentFrom(wire.date),
      description: wire.description ?? '',
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
    }),
    encode: (news) => ({
      id: news.id,
      heading: news.heading,
      date: news.date,
      description: news.description,
      imgLink: pictureAddress(news.image),
      imgLinkInfo: pictureInfo(news.image),
    }),
  },
);

export const galleryWire = entryCodec<Gallery>()(
  z.object({
    id: wireId,
    name: wireText,
    description: wireText,
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
    galleryDetailsVM: wireList(wireMedia),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      name: wire.name ?? '',
      description: wire.description ?? '',
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
      media: (wire.galleryDetailsVM ?? []).map(mediaFrom),
    }),
    encode: (gallery) => ({
      id: gallery.id,
      name: gallery.name,
      description: gallery.description,
      imgLink: pictureAddress(gallery.image),
      imgLinkInfo: pictureInfo(gallery.image),
      galleryDetailsVM: gallery.media.map(mediaTo),
    }),
  },
);

export const videoWire = entryCodec<Video>()(
  z.object({
    id: wireId.optional(),
    name: wireText,
    imgLink: requiredWireAddress,
    poster: wireAddress,
    posterInfo: wirePictureInfo,
    ...wireVideoTexts,
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      name: wire.name ?? '',
      video: wire.imgLink,
      poster: pictureFrom(wire.poster, wire.posterInfo),
      ...videoTextsFrom(wire),
    }),
    encode: (video) => ({
      id: video.id,
      name: video.name,
      imgLink: video.video,
      poster: pictureAddress(video.poster),
      posterInfo: pictureInfo(video.poster),
      ...videoTextsTo(video),
    }),
  },
);

export const tradeFairWire = entryCodec<TradeFair>()(
  z.object({
    id: wireId,
    name: wireText,
    description: wireText,
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
    place: wireText,
    startsOn: wireText,
    endsOn: wireText,
    tradeFairImagesVM: wireList(z.object({ imgLink: requiredWireAddress, imgLinkInfo: wirePictureInfo })),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      name: wire.name ?? '',
      description: wire.description ?? '',
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
      place: wire.place ?? '',
      startsOn: wire.startsOn ?? '',
      endsOn: wire.endsOn ?? '',
      images: (wire.tradeFairImagesVM ?? []).flatMap((part) => pictureFrom(part.imgLink, part.imgLinkInfo) ?? []),
    }),
    encode: (fair) => ({
      id: fair.id,
      name: fair.name,
      description: fair.description,
      imgLink: pictureAddress(fair.image),
      imgLinkInfo: pictureInfo(fair.image),
      place: fair.place,
      startsOn: fair.startsOn,
      endsOn: fair.endsOn,
      tradeFairImagesVM: fair.images.map((image) => ({ imgLink: image.src, imgLinkInfo: pictureInfo(image) })),
    }),
  },
);
