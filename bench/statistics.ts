/** The middle value; for an even number of values, the mean of the two middle ones. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that the given share (0 to 1) of all values does not exceed. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Compares two contestants over several rounds: the median of the ratios per round. A slow phase of the machine affects
 * both in a round, so their ratio stays the same.
 */
export const medianRatio = (rounds: readonly { ours: number; theirs: number }[]): number =>
  median(rounds.map(({ ours, theirs }) => ours / theirs));
