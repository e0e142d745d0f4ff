import { z } from 'zod';
import { wireId } from './wire/parts.ts';

/** What the visitors' search finds; the names are those of the content types. */
export const searchTypes = [
  'product',
  'category',
  'concern',
  'news',
  'report',
  'export',
  'tradeFair',
  'certificate',
  'career',
  'faq',
  'gallery',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** A run of text; `hit` marks what the query matched. */
export const segmentSchema = z.object({ text: z.string(), hit: z.boolean() });
export type Segment = z.infer<typeof segmentSchema>;

export const searchHitSchema = z.object({
  type: z.enum(searchTypes),
  id: wireId,
  /** The page the hit stands on. */
  url: z.string(),
  title: z.array(segmentSchema),
  /** A passage around the first match, without HTML; empty where only the title matched. */
  fragment: z.array(segmentSchema),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchAnswerSchema = z.object({
  /** How many hits can be asked for; where `more` says so, there are others behind them. */
  total: z.int(),
  /** Hits per type over all pages, whatever `type` was asked for. */
  counts: z.partialRecord(z.enum(searchTypes), z.int()),
  more: z
    .array(z.enum(searchTypes))
    .default([])
    .describe(
      'Types with more hits than `counts` says: counting ends at a thousand. What is behind them, more words find.',
    ),
  items: z.array(searchHitSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** Whether there are more hits than `total` says, of the type that was asked for or of any. */
export const isMoreThanTotal = ({ more }: Pick<SearchAnswer, 'more'>, type?: SearchType): boolean =>
  type === undefined ? more.length > 0 : more.includes(type);
