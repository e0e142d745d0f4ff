import { faqWire } from '#content/faq/wire.ts';
import { listCall } from '../call.ts';

export const getFaq = listCall('GetFaq', 'faq', 'Frequently asked questions', faqWire);
