import { z } from 'zod';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { ownFile } from '#contract/documents/document-parts.ts';
import { mapYielding } from '#contract/documents/map-texts.ts';
import { mapRichText } from '#contract/entity.ts';
import type { JsonDocument } from '#store/store.ts';
import type { ForeignRef, IncomingEntry, IncomingState } from '../apply/incoming.ts';
import { yieldBetween } from '../yield-between.ts';
import type { ContentLine, EntryLine } from './content-archive.ts';

/** The entries of a verified archive. `srcs` maps the archive's files to the library's. */
export async function archiveEntries(
  lines: readonly ContentLine[],
  srcs: ReadonlyMap<string, string>,
): Promise<IncomingEntry[]> {
  const entries = lines.filter((line) => line.kind === 'entry');
  const types = new Map(entries.map(({ id, type }) => [id, type]));
  const refOf = (id: number | null): ForeignRef | null => {
    const type = id === null ? undefined : types.get(id);
    return type ? { type, foreignId: String(id) } : null;
  };
  const isRenamed = [...srcs].some(([from, to]) => from !== to);
  const withSrcs = (document: JsonDocument): JsonDocument =>
    isRenamed ? JSON.parse(JSON.stringify(document).replace(ownFile, (src) => srcs.get(src) ?? src)) : document;
  const stateOf = async (type: EntityName, state: NonNullable<EntryLine['pending']>): Promise<IncomingState> => {
    const translations: IncomingState['translations'] = {};
    for (const [lang, fields] of Object.entries(state.translations)) {
      translations[lang] = await cleaned(type, withSrcs(fields));
    }
    return {
      status: state.status,
      publishAt: state.publishAt,
      parent: refOf(state.parent),
      document: await read(type, withSrcs(state.document)),
      translations,
      sources: state.sources,
    };
  };
  const incoming: IncomingEntry[] = [];
  for await (const {
    id,
    publicId = String(id),
    type,
    pending,
    publications,
    unpublishAt,
    reviewOn,
    ...seen
  } of yieldBetween(entries)) {
    incoming.push({
      ...(await stateOf(type, seen)),
      type,
      foreignId: String(id),
      publicId,
      pending: pending && (await stateOf(type, pending)),
      publications,
      unpublishAt,
      reviewOn,
    });
  }
  return incoming;
}

const cleaned = async (type: EntityName, document: unknown): Promise<JsonDocument> => {
  const map = (clean: (html: string) => string) => mapRichText(entityOf(type).document, document, clean);
  return (await mapYielding(map, cleanHtml)) as JsonDocument;
};

/** Without fields that the type no longer has, with defaults for new fields, and with sanitized HTML. */
const read = (type: EntityName, document: JsonDocument): Promise<JsonDocument> =>
  cleaned(type, JSON.parse(JSON.stringify(z.object(entityOf(type).document.shape).parse(document))));
