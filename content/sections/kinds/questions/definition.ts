import { z } from 'zod';
import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

/** As many as visitors read through; more belong on the page of all questions. */
const mostQuestions = 60;

export const questionsSection = defineSection({
  kind: 'questions',
  label: 'Questions',
  help: 'Questions whose answers open one at a time. Search engines get them as questions and answers.',
  icon: 'question',
  fields: {
    heading,
    questions: field.list(
      { label: 'Questions' },
      z.strictObject({
        id: field.itemId,
        name: field.text({ label: 'Question' }),
        description: field.richText({ label: 'Answer', absent: 'Only the question is shown.' }),
      }),
      mostQuestions,
    ),
  },
});
