import { z } from 'zod';
import { ruleWording, typeName } from '#api/office/entity-words.ts';
import type { Wording } from '#api/office/words.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import { translationSchema } from '#contract/languages/translation-schema.ts';
import { ruleOf } from '#contract/rules.ts';
import { yieldBetween } from '../yield-between.ts';
import type { ContentLine, EntryLine } from './content-archive.ts';
import { refusedArchive } from './read-archive.ts';

const maxReported = 5;

/** Checks the lines of an archive for consistency. Throws `invalid_body`, listing the errors. */
export async function checkContent(lines: readonly ContentLine[], files: ReadonlySet<string>): Promise<void> {
  const wrong: Wording[] = [];
  let total = 0;
  for await (const fault of faultsIn(lines, files)) {
    total += 1;
    if (wrong.length < maxReported) wrong.push(fault);
  }
  if (total === 0) return;
  throw refusedArchive((texts, lang) => {
    const { archive } = texts.imports;
    const faults = wrong.map((wording) => wording(texts, lang));
    const count = total - faults.length;
    const about = { faults: faults.join(' ') };
    return count > 0 ? archive.moreFaults({ ...about, count }) : archive.faults(about);
  });
}

async function* faultsIn(lines: readonly ContentLine[], files: ReadonlySet<string>): AsyncGenerator<Wording> {
  const entries = lines.filter((line) => line.kind === 'entry');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (byId.size < entries.length) yield ({ imports }) => imports.archive.sameNumber;
  const addresses = new Set<string>();
  const singles = new Set<EntityName>();
  for await (const entry of yieldBetween(entries)) {
    const { type, id } = entry;
    const of =
      (reason: Wording): Wording =>
      (texts, lang) => {
        const name = texts.imports.named({ type: typeName(type, lang), id: String(id) });
        return texts.imports.archive.entry({ name, reason: reason(texts, lang) });
      };
    for (const state of [entry, ...(entry.pending ? [entry.pending] : [])]) {
      for (const fault of faultsOf(type, state, byId)) yield of(fault);
    }
    if (entry.pending && entry.status !== 'published') yield of(({ imports }) => imports.archive.pendingDraft);
    if (entityOf(type).single && singles.size === singles.add(type).size)
      yield of(({ imports }) => imports.archive.onlyOne);
    // An entry may have one address in several languages.
    for (const address of new Set(pageAddresses(type, entry).values())) {
      if (addresses.size === addresses.add(`${type} ${address}`).size)
        yield of(({ imports }) => imports.archive.addressTwice({ address }));
    }
  }
  for (const line of lines) {
    if (line.kind === 'file' && !files.has(line.src.slice('/files/'.length)))
      yield ({ imports }) => imports.archive.noFile({ src: line.src });
  }
}

type State = Pick<EntryLine, 'status' | 'publishAt' | 'parent' | 'document' | 'translations'>;

function* faultsOf(type: EntityName, state: State, byId: ReadonlyMap<number, EntryLine>): Generator<Wording> {
  const { document, parents } = entityOf(type);
  const read = z.object(document.shape).safeParse(state.document);
  if (!read.success) yield listed(type, read.error.issues, '');
  for (const [lang, fields] of Object.entries(state.translations)) {
    const part = translationSchema(document, Object.keys(fields)).safeParse(fields);
    if (!part.success) yield listed(type, part.error.issues.slice(0, 1), `translations.${lang}.`);
  }
  if (state.status === 'scheduled' && state.publishAt === null) yield ({ imports }) => imports.archive.noTime;
  if (state.parent === null) return;
  const above = byId.get(state.parent);
  if (!above || !parents?.includes(above.type)) {
    const id = String(state.parent);
    yield ({ imports }) => imports.archive.parent({ id });
  } else if (above.parent !== null && above.type === type) yield ({ imports }) => imports.archive.tooDeep;
}

/** Invalid fields, each with its path. */
const listed =
  (type: EntityName, issues: readonly z.core.$ZodIssue[], before: string): Wording =>
  (texts, lang) =>
    issues
      .map((issue) => {
        const path = issue.path.join('.');
        const reason = ruleWording(type, { path, message: issue.message, ...ruleOf(issue) })(texts, lang);
        return `${before}${path}: ${reason}`;
      })
      .join(', ');
