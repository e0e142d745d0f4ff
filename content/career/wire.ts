import { z } from 'zod';
import { defineWire, entriesOf } from '#contract/wire/define-wire.ts';
import { entryLinks } from '#contract/wire/entry-links.ts';
import { deadline, optionalId } from '#contract/wire/field-kinds.ts';
import { wireField } from '#contract/wire/wire-field.ts';
import { career } from './definition.ts';

/** Some backends send the number as text. */
const vacancies = z.union([z.number(), z.string().regex(/^\d{1,6}$/)]).optional();

export const careerWire = defineWire(career.document, {
  required: ['id', 'title'],
  fields: {
    vacancy: wireField('vacancy', vacancies, {
      decode: (sent) => Number(sent ?? 1) || 1,
      encode: (vacancy: number) => vacancy,
    }),
    department: optionalId('departmentId'),
    concerns: entryLinks('concerns'),
    applicationDeadline: deadline('applicationDeadline'),
  },
});

export const jobs = entriesOf(career.document, ['title', 'jobLocation']);
