/**
 * Runs `stop` at the first SIGINT or SIGTERM, then ends the process. Ignores further signals: a signal to the process group arrives twice,
 * and the second one must not interrupt the shutdown.
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
