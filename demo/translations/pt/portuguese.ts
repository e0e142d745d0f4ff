import type { Translations } from '../translations.ts';
import { categories } from './categories.ts';
import { company } from './company/company.ts';

export const portuguese: Translations = {
  company,
  category: categories,
};
