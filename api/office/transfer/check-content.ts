import { z } from 'zod';
import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import { pageAddresses } from '#contract/page-addresses.ts';
import { translationSchema } from '#contract/translation-schema.ts';
import type { ContentLine, EntryLine } from './content-archive.ts';
import { refusedArchive } from './read-archive.ts';

const maxReported = 5;

/** Checks the lines of an archive for consistency. Throws `invalid_body`, listing the errors. */
export function checkContent(lines: readonly ContentLine[], files: ReadonlySet<string>): void {
  const wrong = [...faultsIn(lines, files)];
  if (wrong.length === 0) return;
  const more = wrong.length > maxReported ? ` And ${wrong.length - maxReported} more.` : '';
  throw refusedArchive(`Nothing was changed. ${wrong.slice(0, maxReported).join(' ')}${more}`);
}

function* faultsIn(lines: readonly ContentLine[], files: ReadonlySet<string>): Generator<string> {
  const entries = lines.filter((line) => line.kind === 'entry');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (byId.size < entries.length) yield 'Two entries have the same number.';
  const addresses = new Set<string>();
  const singles = new Set<EntityName>();
  for (const entry of entries) {
    const { type, id } = entry;
    const called = `${entityOf(type).label.one} ${id}`;
    for (const state of [entry, ...(entry.pending ? [entry.pending] : [])]) {
      for (const fault of faultsOf(type, state, byId)) yield `${called}: ${fault}.`;
    }
    if (entry.pending && entry.status !== 'published')
      yield `${called}: only a published entry can have a pending change.`;
    if (entityOf(type).single && singles.size === singles.add(type).size) yield `${called}: there can be only one.`;
    // An entry may have one address in several languages.
    for (const address of new Set(pageAddresses(type, entry).values())) {
      if (addresses.size === addresses.add(`${type} ${address}`).size)
        yield `${called}: another entry has the address ${address}.`;
    }
  }
  for (const line of lines) {
    if (line.kind === 'file' && !files.has(line.src.slice('/files/'.length))) yield `The file ${line.src} is missing.`;
  }
}

type State = Pick<EntryLine, 'status' | 'publishAt' | 'parent' | 'document' | 'translations'>;

function* faultsOf(type: EntityName, state: State, byId: ReadonlyMap<number, EntryLine>): Generator<string> {
  const { document, parents } = entityOf(type);
  const read = z.object(document.shape).safeParse(state.document);
  if (!read.success) yield read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ');
  for (const [lang, fields] of Object.entries(state.translations)) {
    const part = translationSchema(document, Object.keys(fields)).safeParse(fields);
    if (!part.success) yield `translations.${lang}: ${part.error.issues[0]?.message}`;
  }
  if (state.status === 'scheduled' && state.publishAt === null) yield 'it is scheduled without a time';
  if (state.parent === null) return;
  const above = byId.get(state.parent);
  if (!above || !parents?.includes(above.type)) yield `its parent (${state.parent}) is invalid`;
  else if (above.parent !== null && above.type === type) yield 'it is nested too deeply';
}
