/**
 * Runs `stop` at the first SIGINT or SIGTERM and ends the process after it. Further signals are not heeded:
 * one sent to the whole group arrives twice, and the second must not cut off what the first lets end.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
