import type { Handler } from '#api/context.ts';
import { ownPageOf } from '#content/pages.ts';
import { entityOf } from '#content/registry.ts';
import { type getListedPages as getListedPagesCall, maxListedPages } from '#contract/calls/get-listed-pages.ts';

export const getListedPages: Handler<typeof getListedPagesCall> = async (
  { skip = 0, take = maxListedPages },
  { store, now },
) => {
  const { entries, total } = await store.entries.listedPages({ skip, take });
  const pages = entries.flatMap((entry) => {
    const path = ownPageOf(entry.type, entry.publicId, entry.address);
    const { isListed, dated } = entityOf(entry.type);
    if (path === null || isListed?.(entry.document, now()) === false) return [];
    const changedAt = pastMoment(entry.datedAt ?? dated?.(entry.document), now());
    const languages = Object.entries(entry.addresses).map(([lang, address]): [string, string] => [
      lang,
      ownPageOf(entry.type, entry.publicId, address) ?? path,
    ]);
    return {
      path,
      ...(changedAt ? { changedAt } : {}),
      ...(languages.length > 0 ? { languages: Object.fromEntries(languages) } : {}),
    };
  });
  return { pages, total };
};

function pastMoment(value: unknown, now: Date): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) || moment > now ? undefined : moment.toISOString();
}
