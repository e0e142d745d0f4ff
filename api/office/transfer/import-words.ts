import type { LostPart } from '#api/rules/html/lost-content.ts';
import type { EntityName } from '#content/registry.ts';
import { entityOf } from '#content/registry.ts';
import { titleOf } from '#contract/entity.ts';
import { mapFields } from '#contract/schema-walk.ts';
import type { Misfit } from '#contract/wire/lenient.ts';
import type { JsonDocument } from '#store/store.ts';
import { fieldLabel, ruleWording, typeName } from '../entity-words.ts';
import type { Wording } from '../words.ts';
import type { ForeignRef } from './apply/incoming.ts';
import type { FitChange } from './archive/fit-document.ts';

/** Why an entry is not imported. */
export class EntryLost extends Error {
  override readonly name = 'EntryLost';
  readonly wording: Wording;

  constructor(wording: Wording) {
    super('The entry cannot be imported');
    this.wording = wording;
  }
}

/** A type and an id at the source. */
export const refArguments = ({ type, foreignId }: ForeignRef, lang: string) => ({
  type: typeName(type, lang),
  id: foreignId,
});

/** An entry in a report: its type, its name, and its id at the source. */
export function nameOf({ type, foreignId, document }: ForeignRef & { document: JsonDocument }): Wording {
  const entity = entityOf(type);
  // Relations may still contain ids of the source.
  const unrelated = mapFields(entity.document, document, ({ input }) =>
    input === 'relation' ? 1 : input === 'relations' ? [] : undefined,
  );
  const read = entity.document.safeParse(unrelated);
  const title = read.success ? titleOf(entity, read.data) : undefined;
  return ({ imports }, lang) => {
    const about = refArguments({ type, foreignId }, lang);
    return title === undefined ? imports.named(about) : imports.titled({ ...about, title });
  };
}

/** How a field was brought within its limits. */
export const fitWording =
  (type: EntityName, where: Wording, path: string, change: FitChange): Wording =>
  (texts, lang) => {
    const { fields } = texts.imports;
    const about = { where: where(texts, lang), field: fieldLabel(type, path, lang) };
    switch (change.kind) {
      case 'cut':
        return fields.cut({ ...about, max: change.max });
      case 'firstParts':
        return fields.firstParts({ ...about, count: change.count, total: change.total });
      case 'empty':
      case 'becomes':
        return fields[change.kind]({ ...about, value: change.value });
      default:
        return fields[change.kind](about);
    }
  };

const lossNames = {
  text: 'lostText',
  link: 'lostLink',
  picture: 'lostPicture',
  player: 'lostPlayer',
} as const satisfies Record<LostPart['kind'], string>;

/** What the cleaning of a text removed although visitors saw it. */
export const lossWording =
  (type: EntityName, where: Wording, path: string, { kind, value }: LostPart): Wording =>
  (texts, lang) =>
    texts.imports.fields[lossNames[kind]]({ where: where(texts, lang), field: fieldLabel(type, path, lang), value });

/** A part of a response or an item that is left out. `path`: empty for the whole. `type`: of an item. */
export const misfitWording =
  (where: Wording, misfit: Misfit, type?: EntityName): Wording =>
  (texts, lang) => {
    const { calls } = texts.imports;
    const reason = type === undefined ? misfit.message : ruleWording(type, misfit)(texts, lang);
    const about = { where: where(texts, lang), reason };
    if (misfit.path !== '') return calls.invalidPart({ ...about, path: misfit.path });
    return type === undefined ? calls.invalidResponse(about) : calls.invalidItem(about);
  };
