import type { ReactNode } from 'react';

/** A component of this folder in the states it can be in; the catalogue page and the tests draw the same ones. */
export interface Examples {
  /** The component's name, as exported. */
  component: string;
  /** What is not seen from the examples. */
  note?: string;
  /** Small components gathered under one heading: each state is one of them, by its name. */
  gathered?: boolean;
  /** Each state by its name; ids within are unique among all examples. */
  states: readonly { name: string; shown: ReactNode }[];
}
