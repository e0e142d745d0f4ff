import { z } from 'zod';
import { defineCall, langParameter } from '#contract/protocol/call.ts';
import { defineSingleWire } from '#contract/wire/define-wire.ts';
import { sections } from '../sections/wire.ts';
import { entrySectionFields } from './definition.ts';

export const getPageSections = defineCall({
  name: 'GetPageSections',
  summary: 'The sections that editors have added to the page of an entry, below its content',
  // Pages of editors have the same list.
  answers: 'freePage',
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    path: z.string().startsWith('/').max(400).describe('The path of a page without its language, such as /news/7.'),
    lang: langParameter,
  }),
  output: defineSingleWire(z.object(entrySectionFields), { fields: { sections: sections('sections') } }),
  access: 'public',
  errors: [],
});
