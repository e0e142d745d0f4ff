/** The limits of a range with two ends. */
export interface RangeLimits {
  min: number;
  max: number;
  /** The distance between values that dragging and keys can reach, counted from `min`. */
  step: number;
  /** Whether both ends may be equal; otherwise they differ by at least a step. */
  mayBeEqual: boolean;
}

export interface RangeValues {
  lower: number;
  upper: number;
}

export type RangeEnd = keyof RangeValues;

export const rangeDefaults = { min: 0, max: 100, step: 5, lower: 25, upper: 75 } as const;

const outOfOrder = () => new RangeError('maxValue is less than minValue');

const clamped = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Removes floating-point errors such as 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toFixed(10));

/** Fills in the defaults. The sign of a step is ignored; a step of 0 becomes the default. */
export function limitsOf({ min, max, step, mayBeEqual }: Partial<RangeLimits>): RangeLimits {
  return {
    min: min ?? rangeDefaults.min,
    max: max ?? rangeDefaults.max,
    step: Math.abs(step ?? 0) || rangeDefaults.step,
    mayBeEqual: mayBeEqual ?? false,
  };
}

const gapOf = ({ min, max, step, mayBeEqual }: RangeLimits): number => (mayBeEqual ? 0 : Math.min(step, max - min));

/**
 * Clamps both values to the limits and separates them by a step unless they may be equal. Throws a RangeError,
 * 'maxValue is less than minValue', if the upper end is below the lower.
 */
export function settled(given: RangeValues, limits: RangeLimits): RangeValues {
  const { min, max } = limits;
  if (max < min) throw outOfOrder();
  const lower = clamped(given.lower, min, max);
  const upper = clamped(given.upper, min, max);
  if (upper < lower) throw outOfOrder();
  const gap = gapOf(limits);
  if (tidy(upper - lower) >= gap) return { lower, upper };
  const raised = Math.min(max, tidy(lower + gap));
  return { lower: Math.max(min, tidy(raised - gap)), upper: raised };
}

/** The nearest value that is a whole number of steps above the minimum, or the maximum itself. */
export function onStep(value: number, { min, max, step }: RangeLimits): number {
  const near = tidy(min + Math.round((value - min) / step) * step);
  const whole = near > max ? tidy(min + Math.floor((max - min) / step) * step) : near;
  return clamped(Math.abs(max - value) < Math.abs(whole - value) ? max : whole, min, max);
}

/** Moves one end as near to `wanted` as the limits and the other end allow. NaN moves nothing. */
export function moved(values: RangeValues, end: RangeEnd, wanted: number, limits: RangeLimits): RangeValues {
  if (Number.isNaN(wanted)) return values;
  const gap = gapOf(limits);
  return end === 'lower'
    ? { ...values, lower: clamped(wanted, limits.min, Math.max(limits.min, tidy(values.upper - gap))) }
    : { ...values, upper: clamped(wanted, Math.min(limits.max, tidy(values.lower + gap)), limits.max) };
}

/** The distance of one wheel tick: a hundredth of the span, at most 1. */
export const wheelTick = ({ min, max }: RangeLimits): number => Math.min((max - min) / 100, 1);

/** The part of the range that the wheel moves, by modifier keys; undefined: the wheel scrolls the page as usual. */
export function wheelTarget({ shiftKey, ctrlKey }: { shiftKey: boolean; ctrlKey: boolean }) {
  if (shiftKey && ctrlKey) return 'both';
  if (shiftKey) return 'lower';
  return ctrlKey ? 'upper' : undefined;
}

/** The range after `ticks` of the wheel, up increasing. At the limits, the whole range preserves its width. */
export function turned(values: RangeValues, target: RangeEnd | 'both', ticks: number, limits: RangeLimits) {
  const way = ticks * wheelTick(limits);
  if (target !== 'both') return moved(values, target, tidy(values[target] + way), limits);
  const { min, max } = limits;
  const free = clamped(way, min - values.lower, max - values.upper);
  return { lower: clamped(tidy(values.lower + free), min, max), upper: clamped(tidy(values.upper + free), min, max) };
}

/** The value after a key; undefined for keys without a meaning for sliders. */
export function valueByKey(key: string, value: number, limits: RangeLimits): number | undefined {
  const { min, max, step } = limits;
  const leap = Math.max(step, onStep(min + (max - min) / 10, limits) - min);
  const ways: Readonly<Record<string, number>> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: leap,
    PageDown: -leap,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const way = ways[key];
  return way === undefined ? undefined : onStep(clamped(value + way, min, max), limits);
}

/** Whether a native slider can hold the value: it moves others to the nearest step. */
export const isOnStep = (value: number, { min, step }: RangeLimits): boolean =>
  Number.isInteger(tidy((value - min) / step));

/** A value as displayed: with two decimals for a fractional step, otherwise none. */
export const writtenValue = (value: number, { step }: Pick<RangeLimits, 'step'>): string =>
  value.toFixed(Number.isInteger(step) ? 0 : 2);

/** The values as reported: rounded as displayed. */
export const reportedValues = ({ lower, upper }: RangeValues, limits: RangeLimits): RangeValues => ({
  lower: Number(writtenValue(lower, limits)),
  upper: Number(writtenValue(upper, limits)),
});
