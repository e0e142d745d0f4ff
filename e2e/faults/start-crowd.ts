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
  /** The path of a large file that is not cached. */
  video: string;
  counts: Partial<Record<CrowdKind, number>>;
}

export interface CrowdReport {
  kind: CrowdKind;
  /** Absent if the connection was still open. Clients that do not read cannot notice a disconnect. */
  closedAfterMs?: number | undefined;
}

export interface Crowd {
  /** Resolves when all clients that can notice it are disconnected. */
  cut(): Promise<unknown>;
  /** Lets the remaining clients read, and disconnects all. Resolves with the report from before. */
  end(): Promise<{ clients: CrowdReport[]; maxRead: number }>;
}

/** Opens the planned connections from another process. Resolves when all are connected. */
export async function startCrowd(plan: CrowdPlan): Promise<Crowd> {
  const child = spawn('node_modules/node/bin/node', ['e2e/faults/crowd.ts', JSON.stringify(plan)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw new Error('The process e2e/faults/crowd.ts ended before its report');
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
