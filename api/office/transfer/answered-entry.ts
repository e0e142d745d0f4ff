import type { ForeignRef } from './incoming.ts';

/** An entry as a backend answers it. */
export interface AnsweredEntry extends ForeignRef {
  /** The id in the addresses of its pages there; null where it has none. */
  publicId: string | null;
  parent: ForeignRef | null;
  view: object;
  /** How reports call it: the call and the number that it was asked by. */
  where: string;
}

/** Old backends answer 0, or nothing, for what has no id. */
export const hasId = ({ id }: { id: string }): boolean => id !== '' && id !== '0';
