import type { Translations } from '../translations.ts';
import { company } from './company.ts';

export const german: Translations = {
  company: { 'Alvorim Group': company },
};
