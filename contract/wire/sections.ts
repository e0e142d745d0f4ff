import { z } from 'zod';
import type { Brand } from '#content/brand/definition.ts';
import type { Certificate } from '#content/certificate/definition.ts';
import type { Crest } from '#content/crest/definition.ts';
import type { ExportSection } from '#content/export/definition.ts';
import type { Faq } from '#content/faq/definition.ts';
import type { Report } from '#content/report/definition.ts';
import type { Slide } from '#content/slider/definition.ts';
import {
  entryCodec,
  fileFrom,
  fileInfo,
  pictureAddress,
  pictureFrom,
  pictureInfo,
  wireAddress,
  wireFileInfo,
  wireId,
  wireList,
  wirePictureInfo,
  wireText,
} from './parts.ts';

const wireLinkedPicture = z.object({
  id: wireId.optional(),
  name: wireText,
  imgLink: wireAddress,
  imgLinkInfo: wirePictureInfo,
  projectUrl: wireAddress,
});

const linkedPicture = {
  decode: (wire: z.infer<typeof wireLinkedPicture>) => ({
    id: wire.id ?? '',
    name: wire.name ?? '',
    image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
    projectUrl: wire.projectUrl ?? '',
  }),
  encode: (view: Brand | Slide) => ({
    id: view.id,
    name: view.name,
    imgLink: pictureAddress(view.image),
    imgLinkInfo: pictureInfo(view.image),
    projectUrl: view.projectUrl,
  }),
};

export const brandWire = entryCodec<Brand>()(wireLinkedPicture, linkedPicture);
export const slideWire = entryCodec<Slide>()(wireLinkedPicture, linkedPicture);

export const crestWire = entryCodec<Crest>()(
  z.object({
    id: wireId.optional(),
    name: wireText,
    description: wireText,
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      name: wire.name ?? '',
      description: wire.description ?? '',
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
    }),
    encode: (crest) => ({
      id: crest.id,
      name: crest.name,
      description: crest.description,
      imgLink: pictureAddress(crest.image),
      imgLinkInfo: pictureInfo(crest.image),
    }),
  },
);

export const certificateWire = entryCodec<Certificate>()(
  z.object({
    id: wireId.optional(),
    name: wireText,
    description: wireText,
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
    validUntil: wireText,
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      name: wire.name ?? '',
      description: wire.description ?? '',
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
      validUntil: wire.validUntil ?? '',
    }),
    encode: (certificate) => ({
      id: certificate.id,
      name: certificate.name,
      description: certificate.description,
      imgLink: pictureAddress(certificate.image),
      imgLinkInfo: pictureInfo(certificate.image),
      validUntil: certificate.validUntil,
    }),
  },
);

export const faqWire = entryCodec<Faq>()(z.object({ id: wireId.optional(), name: z.string(), description: wireText }), {
  decode: (wire) => ({ id: wire.id ?? '', name: wire.name, description: wire.description ?? '' }),
  encode: (faq) => ({ id: faq.id, name: faq.name, description: faq.description }),
});

export const reportWire = entryCodec<Report>()(
  z.object({
    id: wireId.optional(),
    name: wireText,
    description: wireText,
    reportDetailsVM: wireList(z.object({ name: wireText, imgLink: wireAddress, imgLinkInfo: wireFileInfo })),
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      name: wire.name ?? '',
      description: wire.description ?? '',
      files: (wire.reportDetailsVM ?? []).map((part) => ({
        name: part.name ?? '',
        file: fileFrom(part.imgLink, part.imgLinkInfo),
      })),
    }),
    encode: (report) => ({
      id: report.id,
      name: report.name,
      description: report.description,
      reportDetailsVM: report.files.map(({ name, file }) => ({
        name,
        imgLink: file?.src ?? '',
        imgLinkInfo: fileInfo(file),
      })),
    }),
  },
);

export const exportWire = entryCodec<ExportSection>()(
  z.object({
    id: wireId.optional(),
    name: wireText,
    description: wireText,
    exportDetailsVM: wireList(
      z.object({ name: wireText, description: wireText, imgLink: wireAddress, imgLinkInfo: wirePictureInfo }),
    ),
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      name: wire.name ?? '',
      description: wire.description ?? '',
      items: (wire.exportDetailsVM ?? []).map((part) => ({
        name: part.name ?? '',
        description: part.description ?? '',
        image: pictureFrom(part.imgLink, part.imgLinkInfo),
      })),
    }),
    encode: (section) => ({
      id: section.id,
      name: section.name,
      description: section.description,
      exportDetailsVM: section.items.map((item) => ({
        name: item.name,
        description: item.description,
        imgLink: pictureAddress(item.image),
        imgLinkInfo: pictureInfo(item.image),
      })),
    }),
  },
);
