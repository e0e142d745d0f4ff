import type { EntryLanguage } from '#contract/entity.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import type { TradeFair } from './definition.ts';

/** A fair as a card shows it. */
export function fairCardOf(fair: TradeFair & EntryLanguage) {
  const { id, name, place, startsOn, endsOn, image, images } = fair;
  return withLanguage({ id, name, place, startsOn, endsOn, cover: image ?? images[0] ?? null }, fair);
}
