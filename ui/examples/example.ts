import type { ReactNode } from 'react';

/** A component of this folder in its states; the catalogue page and the tests render the same ones. */
export interface Examples {
  /** The component's name, as exported. */
  component: string;
  /** Information that the examples do not show. */
  note?: string;
  /** Small components under one heading: each state is one of them, by its name. */
  gathered?: boolean;
  /** Each state by its name; ids are unique among all examples. */
  states: readonly { name: string; shown: ReactNode }[];
}
