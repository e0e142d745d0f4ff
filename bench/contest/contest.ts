import { type Load, load } from '../processes/wrk.ts';
import { median, medianRatio } from '../statistics.ts';

export interface Contest {
  ours: Omit<Load, 'seconds' | 'connections'>;
  theirs: Omit<Load, 'seconds' | 'connections'>;
  rounds: number;
  seconds: number;
  connections: number;
  /** Measures without a warm-up: a smoke run. */
  quick: boolean;
}

export interface ContestFigures {
  ratio: number;
  ours: number;
  theirs: number;
}

/** Measures both in turn, round by round. */
export async function contest({ ours, theirs, rounds, seconds, connections, quick }: Contest): Promise<ContestFigures> {
  const metrics: { ours: number; theirs: number }[] = [];
  // Warms both up before measuring.
  if (!quick) for (const one of [ours, theirs]) await load({ ...one, seconds: 1, connections });
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
