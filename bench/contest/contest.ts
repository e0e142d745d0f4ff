import { type Load, load } from '../processes/wrk.ts';
import { median, medianRatio } from '../statistics.ts';

export interface Contest {
  ours: Omit<Load, 'seconds' | 'connections'>;
  theirs: Omit<Load, 'seconds' | 'connections'>;
  rounds: number;
  seconds: number;
  connections: number;
}

export interface ContestFigures {
  ratio: number;
  ours: number;
  theirs: number;
}

/** Measures both in turn, round by round. */
export async function contest({ ours, theirs, rounds, seconds, connections }: Contest): Promise<ContestFigures> {
  const metrics: { ours: number; theirs: number }[] = [];
  // Warms both up before measuring.
  await load({ ...ours, seconds: 1, connections });
  await load({ ...theirs, seconds: 1, connections });
  for (let round = 0; round < rounds; round++) {
    const their = await load({ ...theirs, seconds, connections });
    const our = await load({ ...ours, seconds, connections });
    metrics.push({ ours: our.perSecond, theirs: their.perSecond });
  }
  return {
    ratio: medianRatio(metrics),
    ours: median(metrics.map((round) => round.ours)),
    theirs: median(metrics.map((round) => round.theirs)),
  };
}
