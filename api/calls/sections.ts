import { type EntityName, entityNames } from '#content/registry.ts';
import { isShownOn, type Section, type StoredSection, section } from '#content/sections/definition.ts';
import { relationsIn } from '#contract/documents/document-parts.ts';
import type { EntryLink } from '#contract/documents/entry-link.ts';
import type { EntryLanguage } from '#contract/entity.ts';
import { mapFields, shapeFor } from '#contract/schema-walk.ts';
import { isOfOffice } from '#contract/wire/field-of.ts';
import type { CallContext } from '../context.ts';
import { markOf } from '../rules/preview-marks.ts';
import { todayIn } from '../rules/time/today.ts';
import type { CardMoment } from './entry-card.ts';
import { entriesById, linkTo } from './links.ts';
import { sectionEntries } from './pages/section-entries.ts';

type Stored = { sections: StoredSection[] } & EntryLanguage;
type Shown<View extends Stored> = Omit<View, 'sections' | 'fallback'> & { sections: Section[] } & EntryLanguage;

/** A view with the sections that visitors see today, with links to the entries that they name. */
export async function withShownSections<View extends Stored>(
  { sections, fallback, ...view }: View,
  lang: string | undefined,
  context: CallContext,
): Promise<Shown<View>> {
  const now = context.now();
  const today = await todayIn(context.store, now);
  const isShown = isShownOn(today);
  const places = sections.flatMap((each, index) => (isShown(each) ? index : []));
  const shown = places.flatMap((place) => sections[place] ?? []);
  const linked = await linkedSections(shown, lang, { today, now }, context);
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
  at: CardMoment,
  context: CallContext,
): Promise<Section[]> {
  const entries = await sectionEntries(shown, lang, at, context);
  const sent = shown.map(withoutOffice);
  const relations = Map.groupBy(
    sent.flatMap((each) => relationsIn(section, each)),
    ({ value }) => value.to,
  );
  const links = new Map<number, EntryLink>();
  for (const [to, found] of relations) {
    const type = entityNames.find((name): name is EntityName => name === to);
    const ids = found.map(({ value }) => value.id);
    const named = type ? await entriesById(type, ids, lang, context) : [];
    for (const [id, entry] of named) if (type) links.set(id, linkTo(type, entry, context));
  }
  const linkOf = (id: unknown): EntryLink | null => (typeof id === 'number' && links.get(id)) || null;
  return sent.map((each, index) => {
    const changed = mapFields(section, each, ({ input }, value) => {
      // The office’s own fields are not there.
      if (input === 'relation' && value !== undefined) return linkOf(value);
      if (input === 'relations' && Array.isArray(value)) return value.flatMap((id) => linkOf(id) ?? []);
      return undefined;
    });
    const { id } = shown[index] ?? {};
    const mark = markOf(id);
    const cards = shown[index] && entries.get(shown[index]);
    return {
      ...(mark !== undefined && { mark }),
      ...(changed as Section),
      ...(cards && { entries: cards }),
    } as Section;
  });
}

/** A section without the fields that only the office knows. */
function withoutOffice(each: StoredSection): object {
  const shape = shapeFor(section, each) ?? {};
  return Object.fromEntries(Object.entries(each).filter(([name]) => !isOfOffice(shape[name])));
}
