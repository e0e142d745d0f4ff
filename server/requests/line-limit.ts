export interface LineLimitOptions {
  /** How many lines are written within `perMs`. */
  most?: number;
  perMs?: number;
  now?: () => number;
}

/**
 * Bounds log lines that clients cause, so that a client cannot fill the log. Returns how many lines were left out before this
 * one; undefined for a line that is to be left out.
 */
export function createLineLimit(options: LineLimitOptions = {}): () => { omitted?: number } | undefined {
  const { most = 20, perMs = 60_000, now = Date.now } = options;
  let since = Number.NEGATIVE_INFINITY;
  let written = 0;
  let omitted = 0;
  return () => {
    if (now() - since >= perMs) {
      since = now();
      written = 0;
    }
    if (written >= most) {
      omitted += 1;
      return undefined;
    }
    written += 1;
    const before = omitted;
    omitted = 0;
    return before > 0 ? { omitted: before } : {};
  };
}
