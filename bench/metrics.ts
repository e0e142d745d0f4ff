/** The required range of a metric. A metric without a target is informative. */
export interface Target {
  least?: number;
  most?: number;
}

export const units = [
  'of nginx',
  'of 100 entries',
  'of one language',
  'of a product page',
  'ms',
  's',
  'MB',
  'KB',
  'points',
  '%',
  '',
  'a second',
] as const;
export type Unit = (typeof units)[number];

/** A measured value. */
export interface Metric {
  part: string;
  what: string;
  /** NaN (null in the results file) if it could not be measured; `note` gives the reason. */
  value: number | null;
  unit: Unit;
  target?: Target | undefined;
  note?: string | undefined;
  /** When it was measured. */
  date?: string | undefined;
  /** What it was measured on. */
  machine?: string | undefined;
}

/** The results of a run. */
export interface Results {
  date: string;
  machine: string;
  metrics: Metric[];
}

/** Whether a metric meets its target; undefined without a target. */
export function reached({ value, target }: Metric): boolean | undefined {
  if (!target) return undefined;
  if (value === null || !Number.isFinite(value)) return false;
  return value >= (target.least ?? Number.NEGATIVE_INFINITY) && value <= (target.most ?? Number.POSITIVE_INFINITY);
}

/** Formats a number with its significant digits. */
export function shown(value: number | null, unit: Unit): string {
  if (value === null || !Number.isFinite(value)) return 'not measured';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) < 0.1 ? 4 : 2;
  const number = Number(value.toFixed(digits)).toLocaleString('en-GB', { maximumFractionDigits: 4 });
  return unit === '' ? number : `${number} ${unit}`;
}

export function shownTarget(target: Target | undefined, unit: Unit): string {
  if (target?.least !== undefined) return `${shown(target.least, unit)} or more`;
  if (target?.most !== undefined) return `${shown(target.most, unit)} or less`;
  return '';
}

/** The metrics of a run, or of several that are merged. */
export type Measured = Pick<Results, 'date' | 'machine' | 'metrics'>;

/** Merges results: new metrics of a part replace its earlier ones; those of other parts keep their date and machine. */
export const merged = (before: Measured, now: Measured): Metric[] => {
  const measured = new Set(now.metrics.map(({ part }) => part));
  const placed = ({ date, machine, metrics }: Measured) => metrics.map((metric) => ({ date, machine, ...metric }));
  return [...placed(before).filter(({ part }) => !measured.has(part)), ...placed(now)];
};
