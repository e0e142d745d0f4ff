import type { Picture } from '#contract/fields.ts';
import { groupOf } from './organization.ts';
import { assetUrlAt, type Place, type Thing, thing } from './thing.ts';

/** The product data of its page. */
export interface ProductFacts {
  name: string;
  summary: string;
  category: { name: string } | null;
  pictures: readonly Picture[];
}

export const product = ({ name, summary, category, pictures }: ProductFacts, place: Place): Thing =>
  thing('Product', {
    name,
    description: summary,
    category: category?.name,
    image: pictures.flatMap(({ src }) => assetUrlAt(place, src) ?? []),
    url: place.pageUrl,
    manufacturer: groupOf(place),
  });
