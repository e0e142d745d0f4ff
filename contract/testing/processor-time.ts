/**
 * Processor time of this thread in milliseconds, as it would be on the machine that the bounds are for. Other processes
 * do not count, nor what the system does for the thread (fresh memory costs a hundred times more on some virtual
 * machines), and a slower machine has as much more time as it needs for a known piece of work.
 */
export function processorTime(work: () => void, bound = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count === 0 || (count < measurements && least > bound); count++) {
    const before = process.threadCpuUsage();
    work();
    least = Math.min(least, atReferenceSpeed(process.threadCpuUsage(before).user / 1_000));
  }
  return least;
}

/**
 * Of work that can be repeated. What other processes do to the caches of the processor only adds to its time, so the
 * least of these counts where one is above the given bound.
 */
const measurements = 3;

/** Processor time of this thread until the work has ended (see above). Waiting for a database takes none. */
export async function wholeTime(work: () => Promise<unknown>, bound = Number.POSITIVE_INFINITY): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count === 0 || (count < measurements && least > bound); count++) {
    const before = process.threadCpuUsage();
    await work();
    least = Math.min(least, atReferenceSpeed(process.threadCpuUsage(before).user / 1_000));
  }
  return least;
}

/** The longest time that this thread works without a turn for other requests, and all of it (see above). */
export async function processorSteps(work: () => Promise<unknown>): Promise<{ longest: number; total: number }> {
  let longest = 0;
  let total = 0;
  let ended = false;
  let before = process.threadCpuUsage();
  const look = () => {
    const step = process.threadCpuUsage(before).user / 1_000;
    before = process.threadCpuUsage();
    longest = Math.max(longest, step);
    total += step;
    if (!ended) setImmediate(look);
  };
  setImmediate(look);
  await work();
  ended = true;
  await new Promise((resolve) => setImmediate(resolve));
  return { longest: atReferenceSpeed(longest), total: atReferenceSpeed(total) };
}

/** The longest step alone, at most the bound where one of the measurements is (see above). */
export async function longestStep(work: () => Promise<unknown>, bound = Number.POSITIVE_INFINITY): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count === 0 || (count < measurements && least > bound); count++) {
    least = Math.min(least, (await processorSteps(work)).longest);
  }
  return least;
}

/** What the known work takes on the reference machine, a server’s core of 2020. */
const referenceMs = 14;

function atReferenceSpeed(ms: number): number {
  if (ms < 100) return ms;
  // The first runs are those before the compiler has optimized them. The least of the others would be the time of a moment
  // without other load, which the measured work did not have.
  const runs = Array.from({ length: 5 }, knownWorkMs)
    .slice(1)
    .sort((one, other) => one - other);
  const here = runs[Math.floor(runs.length / 2)] ?? 0;
  return ms / Math.max(1, here / referenceMs);
}

function knownWorkMs(): number {
  const before = process.threadCpuUsage();
  const numbers = new Map<string, number>();
  for (let round = 0; round < 4; round++) {
    const html = Array.from({ length: 2_000 }, (_, index) => `<p class="a">${index * round}</p>`).join(' ');
    for (const [, number = ''] of html.matchAll(/>(\d+)</g)) numbers.set(number, (numbers.get(number) ?? 0) + 1);
    JSON.parse(JSON.stringify([...numbers]));
  }
  return process.threadCpuUsage(before).user / 1_000;
}
