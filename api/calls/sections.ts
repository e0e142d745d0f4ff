import { type EntityName, entityNames } from '#content/registry.ts';
import { isShownOn, type Section, type StoredSection, section } from '#content/sections/definition.ts';
import { relationsIn } from '#contract/documents/document-parts.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import type { EntryLink } from '#contract/entry-link.ts';
import { mapFields } from '#contract/schema-walk.ts';
import type { CallContext } from '../context.ts';
import { markOf } from '../rules/preview-marks.ts';
import { todayIn } from '../rules/time/today.ts';
import { entriesById, linkTo } from './links.ts';

type Stored = { sections: StoredSection[] } & EntryLanguage;
type Shown<View extends Stored> = Omit<View, 'sections' | 'fallback'> & { sections: Section[] } & EntryLanguage;

/** A view with the sections that visitors see today, with links to the entries that they name. */
export async function withShownSections<View extends Stored>(
  { sections, fallback, ...view }: View,
  lang: string | undefined,
  context: CallContext,
): Promise<Shown<View>> {
  const isShown = isShownOn(await todayIn(context.store, context.now()));
  const places = sections.flatMap((each, index) => (isShown(each) ? index : []));
  const shown = places.flatMap((place) => sections[place] ?? []);
  const linked = await linkedSections(shown, lang, context);
  const moved = fallback?.flatMap((path) => movedPath(path, places));
  return { ...view, sections: linked, ...(moved && moved.length > 0 && { fallback: moved }) };
}

/** The path of a text where only the sections at `places` are left; none for those of the others. */
function movedPath(path: string, places: readonly number[]): string[] {
  const [, place, rest = ''] = /^sections\.(\d+)(.*)$/.exec(path) ?? [];
  if (place === undefined) return [path];
  const now = places.indexOf(Number(place));
  return now < 0 ? [] : [`sections.${now}${rest}`];
}

async function linkedSections(
  shown: readonly StoredSection[],
  lang: string | undefined,
  context: CallContext,
): Promise<Section[]> {
  const relations = Map.groupBy(
    shown.flatMap((each) => relationsIn(section, each)),
    ({ value }) => value.to,
  );
  const links = new Map<number, EntryLink>();
  for (const [to, found] of relations) {
    const type = entityNames.find((name): name is EntityName => name === to);
    const ids = found.map(({ value }) => value.id);
    const entries = type ? await entriesById(type, ids, lang, context) : [];
    for (const [id, entry] of entries) if (type) links.set(id, linkTo(type, entry, context));
  }
  const linkOf = (id: unknown): EntryLink | null => (typeof id === 'number' && links.get(id)) || null;
  return shown.map(({ id, hidden, from, until, ...each }) => {
    const changed = mapFields(section, each, ({ input }, value) => {
      if (input === 'relation') return linkOf(value);
      if (input === 'relations' && Array.isArray(value)) return value.flatMap((id) => linkOf(id) ?? []);
      return undefined;
    });
    const mark = markOf(id);
    return (mark === undefined ? changed : Object.assign({ mark }, changed)) as Section;
  });
}
