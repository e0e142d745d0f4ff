import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { mediaList } from '#contract/media/media.ts';
import { defineEntity } from '../define-entity.ts';
import { galleryPages } from './pages.ts';

export const gallery = defineEntity({
  name: 'gallery',
  label: { one: 'Gallery', many: 'Galleries' },
  pages: galleryPages,
  searchNumber: 11,
  menu: { group: 'content', position: 3, icon: 'photos' },
  calls: {
    list: { name: 'GetGallery', summary: 'Galleries with their pictures and videos' },
    byId: { name: 'GetGalleryById', summary: 'One gallery' },
  },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 160),
    description: field.longText({ label: 'Description', absent: 'The page leaves it out.' }),
    image: field.picture({ label: 'Cover', absent: 'The first picture is used.' }),
    media: mediaList({ label: 'Pictures and videos', absent: 'The page says that nothing is shown yet.' }),
  }),
  example: {
    name: 'The mill at night',
    media: [{ kind: 'video', video: 'https://player.vimeo.com/video/1', title: 'Night shift' }],
  },
  texts: (document) => [document.description],
});

export type Gallery = ViewOf<typeof gallery>;
