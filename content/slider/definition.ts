import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';

export const slider = defineEntity({
  name: 'slider',
  label: { one: 'Hero slide', many: 'Hero slides' },
  pages: { shownOn: '/' },
  menu: { group: 'content', position: 2, icon: 'carousel' },
  calls: { list: { name: 'GetSlider', summary: 'Hero slides of the home page' } },
  document: z.strictObject({
    name: field.text({ label: 'Line on the slide' }, 120),
    text: field.optionalText({ label: 'Supporting line', absent: 'The line stands alone.' }, 160),
    image: field.picture({ label: 'Picture', absent: 'The line is shown on the brand colour.' }),
    projectUrl: field.link({ label: 'Link', absent: 'The slide leads to the products.' }),
  }),
  example: { name: 'Made here, used everywhere' },
  claims: true,
});

export type Slide = ViewOf<typeof slider>;
