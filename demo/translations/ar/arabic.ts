import type { Translations } from '../translations.ts';
import { arabicCategories } from './categories.ts';
import { arabicCompany } from './company.ts';
import { arabicConcerns } from './concerns.ts';
import { arabicDepartments, arabicJobs } from './jobs.ts';
import { arabicNews } from './news.ts';
import { arabicContactPeople, arabicExecutives } from './people.ts';
import { arabicProducts } from './products.ts';
import { arabicQuestions } from './questions.ts';
import { arabicSlides } from './slides.ts';

/** Galleries, older news, two products and some types have no translation: the office needs missing ones to show. */
export const arabic: Translations = {
  company: { 'Alvorim Group': arabicCompany },
  department: arabicDepartments,
  category: arabicCategories,
  concern: arabicConcerns,
  product: arabicProducts,
  news: arabicNews,
  slider: arabicSlides,
  career: arabicJobs,
  executive: arabicExecutives,
  contactPerson: arabicContactPeople,
  faq: arabicQuestions,
};
