import type { CallContext } from '#api/context.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import { titleOf } from '#contract/entity.ts';
import { type Code, comparableCode } from '#contract/text/codes/codes.ts';
import type { JsonDocument } from '#store/store.ts';
import type { AskedState, FieldFault } from './check-document.ts';

interface FoundCode {
  field: string;
  code: Code;
  /** The same for all spellings. */
  key: string;
  /** How often it is in the document up to here. */
  count: number;
}

function codesIn(type: EntityName, document: JsonDocument): FoundCode[] {
  const { codes, document: schema } = entityOf(type);
  const { data } = schema.safeParse(document);
  const found = data && codes ? codes(data) : [];
  const counts = new Map<string, number>();
  return found.flatMap(({ kind, code, field }) => {
    const comparable = comparableCode({ kind, code });
    if (comparable === '') return [];
    const key = `${kind} ${comparable}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [{ field, code: { kind, code }, key, count }];
  });
}

/**
 * A code of an entry that visitors see leads to one place: no other entry has it, and it is in the entry once.
 * Published codes that stay as they are do not block a save.
 */
export async function codeFaults(
  { type, id }: Pick<AskedState, 'type' | 'id'>,
  document: JsonDocument,
  { store: { entries } }: CallContext,
): Promise<FieldFault[]> {
  const found = codesIn(type, document);
  if (found.length === 0) return [];
  const others = (await entries.codeHolders(found.map(({ code }) => code))).filter((holder) => holder.id !== id);
  const holders = new Map(others.map((holder) => [`${holder.kind} ${holder.code}`, holder.id]));
  const doubtful = found.filter(({ key, count }) => count > 1 || holders.has(key));
  if (doubtful.length === 0) return [];
  const saved = id === undefined ? undefined : await entries.get(id);
  const before = saved?.type === type && saved.status === 'published' ? codesIn(type, saved.document) : [];
  const isSaved = ({ key, count }: FoundCode) => before.some((each) => each.key === key && each.count === count);
  const changed = doubtful.filter((each) => !isSaved(each));
  const faults = changed.map(async ({ field, key, count }): Promise<FieldFault[]> => {
    const at = `document.${field}`;
    if (count > 1) return [{ field: at, code: 'code_twice', wording: (texts) => texts.entry.codeTwice }];
    const entry = await entries.get(holders.get(key) ?? 0);
    if (!entry) return [];
    const title = titleOf(entityOf(entry.type), entry.document);
    return [{ field: at, code: 'code_taken', wording: (texts) => texts.entry.codeTaken({ title }) }];
  });
  return (await Promise.all(faults)).flat();
}
