import { defineWire } from '#contract/wire/define-wire.ts';
import { faq } from './definition.ts';

export const faqWire = defineWire(faq.document, { required: ['name'] });
