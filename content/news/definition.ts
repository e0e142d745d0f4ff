import { z } from 'zod';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { defineEntity } from '../define-entity.ts';
import { newsPages } from './pages.ts';

export const news = defineEntity({
  name: 'news',
  label: { one: 'News item', many: 'News' },
  order: 'newest',
  pages: newsPages,
  searchNumber: 4,
  menu: { group: 'content', position: 1, icon: 'article' },
  calls: {
    list: { name: 'GetNews', summary: 'News, the newest first', isShared: true },
    byId: { name: 'GetNewsById', summary: 'One news item' },
  },
  document: z.strictObject({
    heading: field.text({ label: 'Heading', help: 'Cards show the first 30 characters.', cut: 30 }),
    date: field.moment({ label: 'Published at', isPublication: true }),
    followsPublication: field.followsPublication,
    description: field.richText({
      label: 'Text',
      help: 'Cards show the first 200 characters.',
      cut: 200,
      absent: 'Only heading and picture are shown.',
    }),
    image: field.picture({ label: 'Picture', absent: 'The text takes the whole width.' }),
    concerns: field.relations({ label: 'Concerns', to: 'concern', absent: 'It is about the group.' }),
  }),
  example: {
    heading: 'A second weaving shed opens',
    date: '2026-03-02T09:00:00Z',
    description: '<p>Sixty looms more.</p>',
  },
  listColumn: 'date',
  card: { text: 'description', date: 'date' },
  claims: true,
  title: (document) => document.heading,
  texts: (document) => [document.description],
  dated: (document) => document.date,
});

export interface News extends Omit<ViewOf<typeof news>, 'concerns'> {
  concerns: EntryLink[];
}
