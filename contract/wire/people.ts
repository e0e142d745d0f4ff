import { z } from 'zod';
import type { Career } from '#content/career/definition.ts';
import type { ContactPerson } from '#content/contact-person/definition.ts';
import type { Department } from '#content/department/definition.ts';
import type { Executive } from '#content/executive/definition.ts';
import {
  entryCodec,
  momentFrom,
  pictureAddress,
  pictureFrom,
  pictureInfo,
  wireAddress,
  wireDeadline,
  wireId,
  wireMoment,
  wirePictureInfo,
  wireText,
} from './parts.ts';

export const careerWire = entryCodec<Career>()(
  z.object({
    id: wireId,
    title: z.string(),
    vacancy: z.union([z.number(), z.string().regex(/^\d{1,6}$/)]).optional(),
    departmentId: wireId.optional(),
    jobDescription: wireText,
    educationalQualification: wireText,
    jobFacility: wireText,
    salaryRange: wireText,
    jobLocation: wireText,
    createdAt: wireMoment,
    applicationDeadline: wireDeadline,
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      title: wire.title,
      vacancy: Number(wire.vacancy ?? 1) || 1,
      department: wire.departmentId ?? null,
      jobDescription: wire.jobDescription ?? '',
      educationalQualification: wire.educationalQualification ?? '',
      jobFacility: wire.jobFacility ?? '',
      salaryRange: wire.salaryRange ?? '',
      jobLocation: wire.jobLocation ?? '',
      createdAt: momentFrom(wire.createdAt),
      applicationDeadline: momentFrom(wire.applicationDeadline) || null,
    }),
    encode: (career) => ({
      id: career.id,
      title: career.title,
      vacancy: career.vacancy,
      departmentId: career.department ?? undefined,
      jobDescription: career.jobDescription,
      educationalQualification: career.educationalQualification,
      jobFacility: career.jobFacility,
      salaryRange: career.salaryRange,
      jobLocation: career.jobLocation,
      createdAt: career.createdAt,
      applicationDeadline: career.applicationDeadline ?? '',
    }),
  },
);

export const departmentWire = entryCodec<Department>()(z.object({ id: wireId, name: z.string() }), {
  decode: ({ id, name }) => ({ id, name }),
  encode: ({ id, name }) => ({ id, name }),
});

export const executiveWire = entryCodec<Executive>()(
  z.object({
    id: wireId.optional(),
    type: wireText,
    name: z.string(),
    designation: wireText,
    description: wireText,
    imgLink: wireAddress,
    imgLinkInfo: wirePictureInfo,
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      type: wire.type === 'Director' ? 'Director' : 'Admin',
      name: wire.name,
      designation: wire.designation ?? '',
      description: wire.description ?? '',
      image: pictureFrom(wire.imgLink, wire.imgLinkInfo),
    }),
    encode: (executive) => ({
      id: executive.id,
      type: executive.type,
      name: executive.name,
      designation: executive.designation,
      description: executive.description,
      imgLink: pictureAddress(executive.image),
      imgLinkInfo: pictureInfo(executive.image),
    }),
  },
);

export const contactPersonWire = entryCodec<ContactPerson>()(
  z.object({
    id: wireId.optional(),
    title: wireText,
    name: z.string(),
    designation: wireText,
    phone: wireText,
    email: wireText,
  }),
  {
    decode: (wire) => ({
      id: wire.id ?? '',
      title: wire.title ?? '',
      name: wire.name,
      designation: wire.designation ?? '',
      phone: wire.phone ?? '',
      email: wire.email ?? '',
    }),
    encode: ({ id, title, name, designation, phone, email }) => ({ id, title, name, designation, phone, email }),
  },
);
