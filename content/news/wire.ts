import { defineWire } from '#contract/wire/define-wire.ts';
import { news } from './definition.ts';

export const newsWire = defineWire(news.document, { required: ['id', 'heading'], names: { image: 'imgLink' } });
