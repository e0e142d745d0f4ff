export interface WorkQueue<Value> {
  /** Adds a key, or replaces the value of a waiting one. A full queue ignores it. */
  add(key: string, value: Value): void;
  /** Drops the waiting keys; the running work continues. */
  stop(): void;
  size(): number;
}

export interface WorkQueueOptions<Value> {
  most: number;
  work: (key: string, value: Value) => Promise<unknown>;
  /** Runs the queue in the background and tracks it. */
  runBeside: (work: () => Promise<void>) => void;
  onError: (error: unknown) => void;
}

/** Handles one key at a time, so that background work uses at most one core. Each key waits once. */
export function createWorkQueue<Value>({ most, work, runBeside, onError }: WorkQueueOptions<Value>): WorkQueue<Value> {
  const waiting = new Map<string, Value>();
  let isRunning = false;
  let isStopped = false;
  const run = async () => {
    for (const [key, value] of waiting) {
      waiting.delete(key);
      await work(key, value).catch(onError);
    }
    isRunning = false;
  };
  return {
    add(key, value) {
      if (isStopped || waiting.size >= most) return;
      waiting.set(key, value);
      if (isRunning) return;
      isRunning = true;
      runBeside(run);
    },
    stop() {
      isStopped = true;
      waiting.clear();
    },
    size: () => waiting.size,
  };
}
