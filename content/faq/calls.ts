import { listCall } from '#contract/protocol/call.ts';
import { faq } from './definition.ts';
import { faqWire } from './wire.ts';

export { faq as definition };

export const getFaq = listCall(faq, faqWire);
