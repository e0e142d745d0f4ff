const share = Number(process.env.FAULT_SIZE ?? 0);

/**
 * Scales a test: full size with `FAULT_SIZE=1`, a tenth with `FAULT_SIZE=0.1`, and by default a small size that takes
 * seconds.
 */
export const sized = (small: number, full: number): number => Math.max(small, Math.round(full * share));

/** Limits on durations are checked at full size only, which requires an otherwise idle machine. */
export const fullSize = share >= 1;
