import type { Translations } from '../translations.ts';
import { brands, slides } from './brands-and-slides.ts';
import { categories } from './categories.ts';
import { company } from './company/company.ts';
import { clayAndGlass } from './concerns/clay-and-glass.ts';
import { cottonConcerns } from './concerns/cotton.ts';
import { packingConcerns } from './concerns/packing.ts';
import { exportSections } from './exports.ts';
import { tradeFairs } from './fairs.ts';
import { galleries } from './galleries.ts';
import { certificates, crests } from './honours.ts';
import { departments, jobs } from './jobs.ts';
import { news2023, news2024 } from './news/2023-2024.ts';
import { news2025 } from './news/2025.ts';
import { news2026 } from './news/2026.ts';
import { contactPeople, executives } from './people.ts';
import { bagProducts } from './products/bags.ts';
import { ceramicProducts } from './products/ceramics.ts';
import { glassProducts } from './products/glass.ts';
import { pipeProducts } from './products/pipes.ts';
import { tinProducts } from './products/tins.ts';
import { yarnAndClothProducts } from './products/yarn-and-cloth.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { videos } from './videos.ts';

/** Portuguese as written in Portugal: the language of the group, so every entry is translated. */
export const portuguese: Translations = {
  company,
  department: departments,
  category: categories,
  concern: { ...cottonConcerns, ...clayAndGlass, ...packingConcerns },
  product: {
    ...yarnAndClothProducts,
    ...ceramicProducts,
    ...bagProducts,
    ...glassProducts,
    ...tinProducts,
    ...pipeProducts,
  },
  news: { ...news2026, ...news2025, ...news2024, ...news2023 },
  gallery: galleries,
  video: videos,
  brand: brands,
  slider: slides,
  report: reports,
  export: exportSections,
  crest: crests,
  certificate: certificates,
  tradeFair: tradeFairs,
  career: jobs,
  executive: executives,
  contactPerson: contactPeople,
  faq: questions,
};
