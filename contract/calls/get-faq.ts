import { listCall } from '../call.ts';
import { faqWire } from '../wire/sections.ts';

export const getFaq = listCall('GetFaq', 'faq', 'Frequently asked questions', faqWire);
