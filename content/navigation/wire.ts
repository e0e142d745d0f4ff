import { z } from 'zod';
import { requiredWireAddress } from '#contract/wire/parts.ts';
import { usualEntries } from './definition.ts';

const item = z.object({
  usual: z
    .enum(usualEntries)
    .optional()
    .describe('What a heading or a social link without a label and a link is. Absent for others.'),
  label: z.string().describe('The editor’s label, or the name of the entry it leads to. Empty: the page’s usual name.'),
  lang: z.string().optional().describe('The language of the label. Absent: the default language.'),
  link: requiredWireAddress.describe('A path on the site or an address; empty for headings.'),
});

const entry = item.extend({
  below: z.boolean().describe('Whether it belongs to the nearest entry before it that is not below another one.'),
  generated: z.enum(['none', 'concerns', 'categories']).describe('The entries that follow those below it.'),
});

/** The menus as visitors see them: without hidden entries, and those whose target is not published. */
export const navigationWire = z.object({
  main: z.array(entry),
  footer: z.array(entry),
  topBar: z.array(item),
  social: z.array(item).describe('Without a link: the address in the company information, by `usual`.'),
});
