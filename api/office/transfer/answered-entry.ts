import type { ForeignRef } from './incoming.ts';

/** An entry as a backend answers it. */
export interface AnsweredEntry extends ForeignRef {
  /** The id in the addresses of its pages on the backend; null where it has none. */
  publicId: string | null;
  parent: ForeignRef | null;
  view: object;
  /** Its name in reports: the call and the id of the request. */
  where: string;
}

/** Old backends answer 0, or nothing, for what has no id. */
export const hasId = ({ id }: { id: string }): boolean => id !== '' && id !== '0';
