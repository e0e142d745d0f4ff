/**
 * Runs `stop` at the first SIGINT, SIGTERM or SIGHUP (the terminal was closed), then ends the process. Ignores further
 * signals: a signal to the process group arrives twice, and the second one must not interrupt the shutdown.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
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
