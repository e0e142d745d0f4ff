import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage, queryFlag } from '#contract/call.ts';
import { entryStatus } from '#contract/entry.ts';
import { entityName, languagePublications } from '#contract/office/entry-view.ts';
import { assigneeFilter } from '#contract/office/inbox-view.ts';
import { translationStates } from '#contract/translatable-texts.ts';

const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/;

const state = z.enum(translationStates);

/** The translations of entries in their latest states: drafts are included, the trash is not. */
export const listTranslations = defineCall({
  name: 'ListTranslations',
  summary: 'List entries with the states of their translations',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    type: entityName.optional().describe('Absent: all types that the caller may see.'),
    words: z.string().trim().max(200).optional().describe('Every word must occur in the title or the texts.'),
    state: state.optional().describe('Only entries with a translation in this state.'),
    publication: z
      .enum(['draft', 'scheduled'])
      .optional()
      .describe(
        'Only entries with a translation that is kept as a draft or scheduled; with `state`, one that is both.',
      ),
    lang: z
      .string()
      .regex(tag)
      .optional()
      .describe('The language that the state and the publication apply to; absent: any language.'),
    langs: z
      .string()
      .regex(/^[a-z0-9-]{2,20}(,[a-z0-9-]{2,20}){0,19}$/)
      .optional()
      .describe(
        'The languages, separated by commas; absent: those that any entry is translated into, and those of the site.',
      ),
    assignee: assigneeFilter.optional().describe('Only entries with an open translation of this user.'),
    overdue: queryFlag.optional().describe('Only entries with an open translation whose due date has passed.'),
    ...officePage,
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        type: entityName,
        title: z.string(),
        status: entryStatus,
        pending: z.boolean(),
        texts: z.int().describe('The number of texts to translate.'),
        languages: z
          .array(
            z.object({
              lang: z.string(),
              state,
              outdated: z.int(),
              missing: z.int(),
              publication: z.enum(languagePublications).optional().describe('Absent without a translation.'),
              assignee: z.string().nullable().describe('Id of the user who translates it.'),
              dueOn: z.string().nullable().describe('Last day of the work, YYYY-MM-DD.'),
              overdue: z.boolean(),
            }),
          )
          .describe(
            'In the order of `languages`. Missing: no text is translated. Outdated: the source of a translated text has changed ' +
              'since. Partial: some texts are not translated.',
          ),
      }),
    ),
    total: z.int(),
    languages: z
      .array(z.object({ lang: z.string(), missing: z.int(), partial: z.int(), outdated: z.int(), complete: z.int() }))
      .describe('The number of entries in each state. The filters by state, publication and assignee do not apply.'),
    people: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          mayTranslate: z.boolean().describe('Whether translations can be assigned to the user.'),
          entries: z.int().describe('Open translations: a language of an entry is one.'),
          texts: z.int().describe('Open texts in them.'),
          overdue: z.int(),
        }),
      )
      .describe('Users who may translate, and others with open translations, with all of their work.'),
  }),
  errors: ['forbidden'],
  access: officeAccess.ListTranslations,
});
