import { z } from 'zod';
import { defineSection, heading } from '#content/sections/define-section.ts';
import * as field from '#contract/fields.ts';

/** As many as visitors look at. */
const mostLogos = 60;

export const logosSection = defineSection({
  kind: 'logos',
  label: 'Logos',
  help: 'Logos of customers, partners or associations on plates of the same size.',
  icon: 'picture',
  fields: {
    heading,
    logos: field.list(
      { label: 'Logos' },
      z.strictObject({
        id: field.itemId,
        name: field.text({ label: 'Name' }, 120),
        image: field.picture({ label: 'Logo', absent: 'The name is shown as text.' }),
        link: field.link({ label: 'Link', absent: 'It leads nowhere.' }),
      }),
      mostLogos,
    ),
  },
});
