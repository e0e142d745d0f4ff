/** A place on the map of the world, in its cells (world.ts). */
export interface Place {
  x: number;
  y: number;
}

export interface Routes {
  /** Where the company is, if its address ends with a country. */
  from: Place | undefined;
  to: Place[];
}
