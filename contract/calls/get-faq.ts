import { listCall } from '../call.ts';
import { faqWire } from '../wire/sections.ts';

export const getFaq = listCall('GetFaq', 'Frequently asked questions', faqWire);
