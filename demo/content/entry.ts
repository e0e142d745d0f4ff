import type { EntityInput, EntityName } from '#content/registry.ts';

/**
 * An entry of the demo group. Ids exist only after saving, so entries refer to each other by `key`. Pictures and files have `/demo/…`
 * addresses until they are uploaded.
 */
export interface DemoEntry<Name extends EntityName> {
  /** The name by which other entries refer to this one; unique across types. */
  key?: string;
  /** The key of the parent entry. */
  parent?: string;
  /** Document fields that contain the id of another entry, with the key of that entry. */
  relations?: Record<string, string>;
  document: EntityInput<Name>;
  /** Fields as they were when the translations into these languages were made, which are outdated since. */
  earlier?: { fields: Partial<EntityInput<Name>>; languages: readonly string[] };
}
