/** A seeded pseudorandom generator. Its numbers are the same in every run, so a failure is reproducible. */
export interface Random {
  /** An integer from 0 to `bound`, exclusive. */
  below(bound: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with the probability 1 / `times`. */
  onceIn(times: number): boolean;
  bytes(length: number): Buffer;
}

/** Mulberry32. Its 32 bits of state are enough for fuzzing. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number) => Math.floor((next() / 2 ** 32) * bound);
  return {
    below,
    pick: <T>(list: readonly T[]): T => {
      const [picked] = list.slice(below(list.length));
      if (picked === undefined) throw new Error('Cannot pick from an empty list');
      return picked;
    },
    onceIn: (times) => below(times) === 0,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
