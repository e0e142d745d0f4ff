import { z } from 'zod';
import { cleanHtml } from '#api/rules/clean-html.ts';
import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import { mapRichText } from '#contract/entity.ts';
import type { JsonDocument } from '#store/store.ts';
import type { ContentLine, EntryLine } from './content-archive.ts';
import type { ForeignRef, IncomingEntry, IncomingState } from './incoming.ts';

/** The entries of a verified archive. `srcs` maps the archive's files to the library's. */
export function archiveEntries(lines: readonly ContentLine[], srcs: ReadonlyMap<string, string>): IncomingEntry[] {
  const entries = lines.filter((line) => line.kind === 'entry');
  const types = new Map(entries.map(({ id, type }) => [id, type]));
  const refOf = (id: number | null): ForeignRef | null => {
    const type = id === null ? undefined : types.get(id);
    return type ? { type, foreignId: String(id) } : null;
  };
  const renamed = [...srcs].filter(([from, to]) => from !== to);
  const withSrcs = (document: JsonDocument): JsonDocument => {
    if (renamed.length === 0) return document;
    let text = JSON.stringify(document);
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    return JSON.parse(text);
  };
  const stateOf = (
    type: EntityName,
    state: Omit<EntryLine, 'kind' | 'id' | 'publicId' | 'type' | 'pending' | 'publications'>,
  ): IncomingState => {
    const translated = Object.entries(state.translations).map(([lang, fields]) => [
      lang,
      cleaned(type, withSrcs(fields)),
    ]);
    return {
      status: state.status,
      publishAt: state.publishAt,
      parent: refOf(state.parent),
      document: read(type, withSrcs(state.document)),
      translations: Object.fromEntries(translated),
      sources: state.sources,
    };
  };
  return entries.map(({ id, publicId = String(id), type, pending, publications, ...seen }) => ({
    ...stateOf(type, seen),
    type,
    foreignId: String(id),
    publicId,
    pending: pending && stateOf(type, pending),
    publications,
  }));
}

const cleaned = (type: EntityName, document: unknown): JsonDocument =>
  mapRichText(entityOf(type).document, document, cleanHtml) as JsonDocument;

/** Without fields that the type no longer has, with defaults for new fields, and with sanitized HTML. */
const read = (type: EntityName, document: JsonDocument): JsonDocument =>
  cleaned(type, JSON.parse(JSON.stringify(z.object(entityOf(type).document.shape).parse(document))));
