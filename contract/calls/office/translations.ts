import { z } from 'zod';
import { entryStatus } from '#contract/documents/entry.ts';
import { formalities } from '#contract/languages/glossary.ts';
import { translationStates } from '#contract/languages/translatable-texts.ts';
import { filePart, officeChange, officeDownload, officeRead } from '#contract/office/define-office-call.ts';
import { entityName, languagePublications } from '#contract/office/entry-view.ts';
import { importChoices, translationsReport } from '#contract/office/exchange-view.ts';
import { assigneeFilter } from '#contract/office/inbox-view.ts';
import { glossaryView, proposal, translationLanguage } from '#contract/office/proposal-view.ts';
import { officePage, queryFlag, queryInteger } from '#contract/protocol/call.ts';

const state = z.enum(translationStates);

/** The translations of entries in their latest states: drafts are included, the trash is not. */
export const listTranslations = officeRead('ListTranslations', {
  summary: 'List entries with the states of their translations',
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
    lang: translationLanguage
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
            'In the order of `languages`. Missing: no text is translated. Outdated: the source of a translated text ' +
              'has changed since. Partial: some texts are not translated.',
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
});

/** Texts and their translations into one language as an XLIFF 2.0 file, for translators and their tools. */
export const exportTranslations = officeDownload('ExportTranslations', {
  summary: 'Export texts for translation as XLIFF',
  input: z.object({
    lang: translationLanguage.describe('The language to translate into.'),
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,499}$/)
      .optional()
      .describe('The ids of entries, separated by commas; absent: the entries that match the other filters.'),
    type: entityName.optional(),
    words: z.string().trim().max(200).optional().describe('Every word must occur in the title or the texts.'),
    state: z.enum(translationStates).optional().describe('Only entries with this state of the translation.'),
    publication: z
      .enum(['draft', 'scheduled'])
      .optional()
      .describe('Only entries whose translation is kept as a draft or scheduled.'),
    assignee: assigneeFilter.optional().describe('Only entries with an open translation of this user.'),
    overdue: queryFlag.optional().describe('Only entries with an open translation whose due date has passed.'),
    open: queryFlag.default(true).describe('Only missing and outdated texts.'),
  }),
  errors: ['forbidden', 'invalid_parameter'],
});

/**
 * Translations from an XLIFF 2 file of ExportTranslations. They are saved as drafts or pending changes, one revision
 * for each entry. Nothing is published.
 */
export const importTranslations = officeChange('ImportTranslations', {
  summary: 'Import translations from an XLIFF file',
  inputIn: 'multipart',
  input: z.object({
    file: filePart,
    dryRun: queryFlag.default(true).describe('Only report what an import would change.'),
    choices: importChoices.optional().describe('JSON: the conflicts in which the translation of the file is used.'),
  }),
  output: translationsReport,
  errors: ['invalid_body', 'too_large', 'forbidden'],
  maxBodyBytes: 33 * 1024 * 1024,
});

/** Entries that the caller or the assignee may not change, and those in the trash, are left out. */
export const assignTranslations = officeChange('AssignTranslations', {
  summary: 'Assign translations of entries to a user, and set due dates',
  // 500 entries with 20 assigned languages each.
  maxBodyBytes: 1024 * 1024,
  input: z.object({
    ids: z.array(z.int().positive()).min(1).max(500),
    langs: z.array(translationLanguage).min(1).max(40),
    assignee: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe('Id of a user who may change entries; null: unassigned; absent: unchanged.'),
    dueOn: z.iso.date().nullable().optional().describe('Last day of the work; null: none; absent: unchanged.'),
    seen: z
      .array(
        z.object({
          id: z.int().positive(),
          lang: translationLanguage,
          assignee: z.string().max(100).nullable(),
          dueOn: z.iso.date().nullable(),
        }),
      )
      .max(10_000)
      .optional()
      .describe(
        'The assignments that the user has seen; other translations had none. Rejected if another user has changed one since.',
      ),
  }),
  output: z.object({
    changed: z.int().describe('The number of changed entries.'),
    leftOut: z.int().describe('The number of entries that were left out.'),
  }),
  errors: ['invalid_body', 'forbidden', 'conflict'],
});

/**
 * Sends the missing and outdated texts of entries to the translation service, and stores its proposals. A call ends
 * after some seconds; the entries in `remaining` are for the next one. What was proposed until then is kept.
 */
export const proposeTranslations = officeChange('ProposeTranslations', {
  summary: 'Propose translations of missing and outdated texts by machine',
  input: z.object({
    entries: z.array(z.int().positive()).min(1).max(50),
    lang: translationLanguage,
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        proposed: z.int().describe('New proposals.'),
        failed: z.array(z.object({ path: z.string().describe('``: the entry.'), reason: z.string() })),
      }),
    ),
    remaining: z.array(z.int()).describe('Entries with texts that were not sent yet.'),
    stopped: z.string().nullable().describe('Why the service translates nothing at the moment; null where it does.'),
  }),
  errors: ['invalid_body', 'conflict', 'unavailable'],
});

/** The proposals for the texts of an entry's latest state that are missing or outdated in a language. */
export const getProposals = officeRead('GetProposals', {
  summary: 'Get the proposed translations of an entry',
  input: z.object({ id: queryInteger(1), lang: translationLanguage }),
  output: z.array(proposal),
  errors: ['not_found', 'forbidden'],
  listed: true,
});

export const discardProposals = officeChange('DiscardProposals', {
  summary: 'Discard proposed translations of an entry',
  input: z.object({
    id: z.int().positive(),
    lang: translationLanguage,
    paths: z.array(z.string().max(200)).max(2_000).optional().describe('Absent: all of the language.'),
  }),
  output: z.object({ discarded: z.int() }),
  errors: ['not_found', 'forbidden', 'invalid_body'],
});

export const listGlossaries = officeRead('ListGlossaries', {
  summary: 'List the terms and the tone of each language',
  input: z.object({}),
  output: z.array(glossaryView),
  listed: true,
});

/** The terms and the tone that the translation service gets for a language. */
export const saveGlossary = officeChange('SaveGlossary', {
  summary: 'Save the terms and the tone of a language',
  input: z.object({
    lang: translationLanguage,
    formality: z.enum(formalities),
    terms: z
      .string()
      .max(20_000)
      .describe('A term in each line, such as `mill = Mühle`. A term alone is not translated.'),
    seen: z.string().nullable().describe('`changedAt` of the glossary that was edited; null where there was none.'),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'conflict'],
});
