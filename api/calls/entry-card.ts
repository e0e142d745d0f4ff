import { type EntityName, entityOf } from '#content/registry.ts';
import type { EntryCard } from '#content/sections/definition.ts';
import { picturesIn } from '#contract/documents/document-parts.ts';
import { metaOf, type Picture } from '#contract/fields.ts';
import { excerptOf } from '#contract/html/excerpt.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext } from '../context.ts';
import { viewOf } from '../read-entry.ts';
import { linkTo } from './links.ts';

/** When visitors see a card. `today`: in the company's time zone. */
export interface CardMoment {
  today: string;
  now: Date;
}

/** As many characters of a text as any card shows. */
const longestText = 400;

/** Whether visitors are still offered what the entry is about. */
export const isCurrent = (type: EntityName, { document }: Pick<PublishedEntry, 'document'>, at: CardMoment): boolean =>
  entityOf(type).card?.isCurrent?.({ ...blankOf(type), ...document }, at) ?? true;

/** Documents that are older than a field lack it. */
const blankOf = (type: EntityName): Record<string, unknown> => {
  const shape: Record<string, { safeParse(value: undefined): { data?: unknown } }> = entityOf(type).document.shape;
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.safeParse(undefined).data]));
};

/** An entry as a section shows it; undefined where its document does not fit its type. */
export function cardOf(
  type: EntityName,
  entry: PublishedEntry,
  at: CardMoment,
  context: CallContext,
): EntryCard | undefined {
  const view = viewOf(type, entry, context);
  if (!view) return undefined;
  const { card = {}, document: schema } = entityOf(type);
  const partOf = (name: string | undefined): unknown => (name === undefined ? undefined : Reflect.get(view, name));
  const textIn = (name: string | undefined): string => {
    const value = partOf(name);
    if (name === undefined || typeof value !== 'string') return '';
    return metaOf(schema.shape[name])?.input === 'rich-text' ? excerptOf(value) : value;
  };
  const link = linkTo(type, entry, context);
  const isUntranslated = (name: string | undefined) => name !== undefined && view.fallback?.includes(name);
  const fallback = [
    ...(view.lang !== undefined && link.lang !== view.lang ? ['name'] : []),
    ...(isUntranslated(card.text) ? ['text'] : []),
    ...(isUntranslated(card.detail) ? ['detail'] : []),
  ];
  return {
    ...link,
    ...(view.lang !== undefined && { lang: view.lang }),
    ...(fallback.length > 0 && { fallback }),
    url: textIn(card.url) || link.url,
    text: textIn(card.text).slice(0, longestText),
    detail: textIn(card.detail),
    date: textIn(card.date),
    hasEnded: card.isCurrent?.({ ...view }, at) === false && (card.date === undefined || isPast(textIn(card.date), at)),
    image: pictureIn(card.image === undefined ? picturesIn(view)[0]?.value : partOf(card.image)),
    logo: pictureIn(partOf(card.logo)),
  };
}

/** Whether a day or moment is past; false for ''. */
const isPast = (date: string, { today, now }: CardMoment): boolean =>
  date !== '' && (date.includes('T') ? new Date(date) < now : date < today);

const pictureIn = (value: unknown): Picture | null => (value as Picture | null | undefined) ?? null;
