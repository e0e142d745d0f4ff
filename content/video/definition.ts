import { z } from 'zod';
import type { ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import { videoTextFields } from '#contract/media/video-texts.ts';
import { defineEntity } from '../define-entity.ts';

export const video = defineEntity({
  name: 'video',
  label: { one: 'Video', many: 'Videos' },
  pages: { list: '/videos', isAnchored: true },
  searchNumber: 17,
  menu: { group: 'content', position: 4, icon: 'video' },
  calls: { list: { name: 'GetVideos', summary: 'Videos in the editor’s order', isShared: true } },
  document: z.strictObject({
    name: field.optionalText({ label: 'Title', absent: 'The player is called “Video”.' }),
    video: field.videoAddress({ label: 'Video address' }),
    poster: field.picture({ label: 'Still', absent: 'A drawn still is shown.' }),
    ...videoTextFields,
  }),
  example: { name: 'From bale to cone', video: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa' },
  texts: ({ description }) => [description],
});

export type Video = ViewOf<typeof video>;
