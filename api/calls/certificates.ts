import type { getCertificate as getCertificateCall } from '#content/certificate/calls.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { PublishedEntry } from '#store/store.ts';
import type { CallContext, Handler } from '../context.ts';
import { type EntryView, viewOf } from '../read-entry.ts';
import { coveredFields } from '../rules/products/evidence.ts';
import { mapList } from '../rules/streams/streamed-list.ts';
import { entryList } from './entry-calls.ts';
import { withLinks } from './links.ts';

/** As many certificates as pages of products, categories and concerns consider: more than a group has. */
export const mostCertificates = 1_000;

/** As many locations as a concern has. */
const mostLocations = 1_000;

/** The certificates that cover one of some entries, or the group. Ids are unique over all types. */
export async function certificatesCovering(
  covered: readonly number[],
  lang: string | undefined,
  { store }: CallContext,
): Promise<PublishedEntry[]> {
  const { items } = await store.entries.listPublished({ type: 'certificate', lang, take: mostCertificates });
  const wanted = new Set(covered);
  const isNamed = (ids: unknown) => Array.isArray(ids) && ids.some((id) => wanted.has(id));
  return items.filter(
    ({ document }) => document.coversGroup === true || coveredFields.some((field) => isNamed(document[field])),
  );
}

/** A concern that is not published has none. */
async function ofConcern(id: string, lang: string | undefined, context: CallContext): Promise<PublishedEntry[]> {
  const { entries } = context.store;
  const concern = await entries.publishedByPublicId('concern', canonicalId(id));
  if (!concern) return [];
  const related = { fields: ['concern'], to: [concern.id] };
  const { items } = await entries.listPublished({ type: 'location', related, take: mostLocations });
  return certificatesCovering([concern.id, ...items.map((location) => location.id)], lang, context);
}

export const getCertificate: Handler<typeof getCertificateCall> = async ({ concern, ...input }, context) => {
  const { skip = 0, take, lang } = input;
  const linked = (views: readonly EntryView<'certificate'>[]) =>
    withLinks('certificate', views, lang, context, coveredFields);
  if (concern === undefined) return mapList(await entryList('certificate')(input, context), linked);
  const covering = await ofConcern(concern, lang, context);
  const asked = covering.slice(skip, take === undefined ? undefined : skip + take);
  const views = asked.flatMap((entry) => viewOf('certificate', entry, context) ?? []);
  return { items: await linked(views), total: covering.length };
};
