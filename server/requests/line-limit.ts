export interface LineLimitOptions {
  /** The number of lines within `perMs`. */
  most?: number;
  perMs?: number;
  now?: () => number;
}

/**
 * Bounds log lines that clients cause, so that no client can fill the log. Returns how many lines were omitted before
 * this one; undefined if this line must be omitted.
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
