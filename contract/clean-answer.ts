import type { Call } from './call.ts';
import { type EntityName, entityOf } from './entities/registry.ts';
import { mapRichText } from './entity.ts';

/** The content type whose documents a call answers; calls that answer none are not listed. */
const answered: Record<string, EntityName> = {
  GetInformation: 'company',
  GetConcern: 'concern',
  GetConcernByUrl: 'concern',
  GetCategoryByCategoryId: 'category',
  GetProductById: 'product',
  GetNews: 'news',
  GetNewsById: 'news',
  GetFaq: 'faq',
  GetGallery: 'gallery',
  GetGalleryById: 'gallery',
  GetReport: 'report',
  GetExport: 'export',
  GetCareer: 'career',
  GetCareerById: 'career',
};

/** Passes every rich text of an answer, one entry or a list of them, through `change`. */
export function mapRichTextOf(call: Pick<Call, 'name'>, answer: unknown, change: (html: string) => string): unknown {
  const name = answered[call.name];
  if (!name) return answer;
  const { document } = entityOf(name);
  return Array.isArray(answer)
    ? answer.map((item) => mapRichText(document, item, change))
    : mapRichText(document, answer, change);
}
