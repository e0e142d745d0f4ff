import type { EntityInput, EntityName } from '#contract/entities/registry.ts';

/**
 * One entry of the demo group. Ids are known only once entries are saved, so entries refer to each other by
 * `key`; pictures and files stand as `/demo/…` addresses until they are uploaded.
 */
export interface DemoEntry<Name extends EntityName> {
  /** What other entries call this one; unique over all types. */
  key?: string;
  /** The key of the entry above. */
  parent?: string;
  /** Document fields that hold another entry's id, with that entry's key. */
  relations?: Record<string, string>;
  document: EntityInput<Name>;
  /** By language tag, the fields that differ from English. */
  translations?: Record<string, Partial<EntityInput<Name>>>;
}
