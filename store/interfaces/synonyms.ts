import type { Synonym, SynonymView } from '#contract/office/synonym-view.ts';
import type { Actor } from '../actor.ts';

export interface Synonyms {
  /** By their words. `words`: parts of the words or of their meaning. */
  list(query: {
    words?: string | undefined;
    lang?: string | undefined;
    skip: number;
    take: number;
  }): Promise<{ items: SynonymView[]; total: number }>;
  /**
   * Adds or changes one, with an audit row, and raises the content version. Throws `there-already` if the language
   * has it, `too-many` if there is no room, `conflict` if it was changed after `seen`, and `missing` for an unknown id.
   */
  save(synonym: Synonym & { id?: string | undefined; seen?: string | undefined }, by: Actor): Promise<{ id: string }>;
  /** Adds those that are not there. Returns how many; the rest of too many is left out. */
  addMissing(synonyms: readonly Synonym[], by: Actor): Promise<number>;
  /** With an audit row each. `seen`: `changed-meanwhile` if one was changed since. Returns how many there were. */
  remove(ids: readonly string[], by: Actor, seen?: Readonly<Record<string, string>>): Promise<number>;
}
