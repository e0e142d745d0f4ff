import type { Wording } from '#api/office/words.ts';
import type { ForeignRef } from '../apply/incoming.ts';

/** An entry as a backend returns it. */
export interface ForeignEntry extends ForeignRef {
  /** The id in the URLs of its pages on the backend; null where it has none. */
  publicId: string | null;
  parent: ForeignRef | null;
  view: object;
  /** Its name in reports: the call and the id of the request. */
  where: Wording;
}

/** An item that could not be read by its own call. */
export const listInstead =
  (where: string): Wording =>
  (texts) =>
    texts.imports.listInstead({ where });

/** Old backends return 0, or nothing, for an item without an id. */
export const hasId = ({ id }: { id: string }): boolean => id !== '' && id !== '0';
