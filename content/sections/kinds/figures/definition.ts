import { z } from 'zod';
import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

/** As many as fit into a row. */
const mostFigures = 6;

export const figuresSection = defineSection({
  kind: 'figures',
  label: 'Figures',
  help: 'Two to six large numbers, such as 48,000 spindles.',
  icon: 'figures',
  fields: {
    heading,
    figures: field.list(
      { label: 'Figures' },
      z.strictObject({
        id: field.itemId,
        value: field.text({ label: 'Number', help: 'With its unit, such as 48,000 or 96 %.' }, 20),
        name: field.text({ label: 'What it counts' }, 80),
      }),
      mostFigures,
    ),
  },
});
