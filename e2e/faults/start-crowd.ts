import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type CrowdKind =
  | 'silent'
  | 'head'
  | 'late head'
  | 'body'
  | 'chunks'
  | 'reader'
  | 'reader behind'
  | 'idle'
  | 'idle behind';

export interface CrowdPlan {
  port: number;
  /** The address of something large that does not lie ready. */
  film: string;
  counts: Partial<Record<CrowdKind, number>>;
}

export interface CrowdReport {
  kind: CrowdKind;
  /** Absent where the connection still stood. Readers notice nothing until they read. */
  closedAfterMs?: number | undefined;
}

export interface Crowd {
  /** Resolves when all are cut off who notice: readers do not before they read. */
  cut(): Promise<unknown>;
  /** Lets those read that did not, and ends all; what had become of them before. */
  end(): Promise<{ clients: CrowdReport[]; mostRead: number }>;
}

/** Opens connections of some kinds from a process of their own; resolves when all are there. */
export async function startCrowd(plan: CrowdPlan): Promise<Crowd> {
  const child = spawn('node_modules/node/bin/node', ['e2e/faults/crowd.ts', JSON.stringify(plan)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw new Error('The crowd has ended too soon');
    return line.value;
  };
  await next();
  const cut = next();
  return {
    cut: () => cut,
    async end() {
      await cut;
      child.stdin.write('\n');
      return JSON.parse(await next());
    },
  };
}
