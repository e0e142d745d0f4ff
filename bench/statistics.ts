/** The middle one; of an even number the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that the given share of all, from 0 to 1, does not exceed. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * How one contestant does against another over several rounds: the median of the rounds' own ratios. What slows the
 * machine for a while slows both of a round, and so leaves their ratio alone.
 */
export const medianRatio = (rounds: readonly { ours: number; theirs: number }[]): number =>
  median(rounds.map(({ ours, theirs }) => ours / theirs));
