import { defineWire } from '#contract/wire/define-wire.ts';
import { rareText } from '#contract/wire/field-kinds.ts';
import { video } from './definition.ts';

export const videoWire = defineWire(video.document, {
  names: { video: 'imgLink' },
  fields: { transcript: rareText('transcript'), description: rareText('videoDescription') },
});
