/** Numbers that look made up and are the same in every run, so that whatever they show can be seen again. */
export interface Random {
  /** A whole number from 0 up to, but without, the bound. */
  below(bound: number): number;
  pick<T>(list: readonly T[]): T;
  /** Whether something happens that does so once in that many times. */
  onceIn(times: number): boolean;
  bytes(length: number): Buffer;
}

/** Mulberry32: 32 bits of state are plenty for making a mess. */
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
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
    onceIn: (times) => below(times) === 0,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
