const share = Number(process.env.FAULT_SIZE ?? 0);

/** `FAULT_SIZE=1` for all of it, `FAULT_SIZE=0.1` for a tenth; otherwise a little of everything, in seconds. */
export const sized = (small: number, full: number): number => Math.max(small, Math.round(full * share));

/** Times mean something on a machine that does nothing else, which whoever asks for this has. */
export const fullSize = share >= 1;
