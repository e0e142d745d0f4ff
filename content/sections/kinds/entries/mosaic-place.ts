/** `lead`: eight columns and two rows, with two of four columns beside it. `whole`: the only one. */
export type MosaicPlace = 'whole' | 'lead' | 'half' | 'third';

/** The place of a tile in wide windows: no row of any number of tiles has a gap. */
export function mosaicPlace(index: number, count: number): MosaicPlace {
  if (count === 1) return 'whole';
  const left = count % 3;
  if (left === 0) return index === 0 ? 'lead' : 'third';
  return index < (left === 2 ? 2 : 4) ? 'half' : 'third';
}
