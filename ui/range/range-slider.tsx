import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isRightToLeft } from '../direction.ts';
import { logicalKey } from '../logical-key.ts';
import { createRangeNotice, type RangeNotice } from './range-notice.ts';
import {
  isOnStep,
  limitsOf,
  moved,
  onStep,
  type RangeEnd,
  type RangeLimits,
  type RangeValues,
  rangeDefaults,
  reportedValues,
  settled,
  turned,
  valueByKey,
  wheelTarget,
  writtenValue,
} from './range-values.ts';

export interface RangeSliderProps extends Partial<RangeLimits>, Partial<RangeValues> {
  /** Accessible names of the two ends. */
  labels: Record<RangeEnd, string>;
  /** The form fields of the values. */
  names?: Record<RangeEnd, string>;
  /** A value in words; absent: the number. */
  textOf?(written: string): string;
  /** Labels under the track at equal distances, from the minimum to the maximum. */
  marks?: readonly string[];
  /** On every move. */
  onInput?(values: RangeValues): void;
  /** When the values have settled, see `range-notice.ts`. */
  onChange?(values: RangeValues): void;
}

const ends = ['lower', 'upper'] as const;

/**
 * A range with two ends: two native sliders over one track, so keys, touch and assistive technology work as with any
 * slider, and a form sends both. The wheel moves the lower end with Shift, the upper with Ctrl, the whole range with
 * both. New `lower` and `upper` props replace the visitor's values unless a change is still unreported. Throws a
 * RangeError, 'maxValue is less than minValue', if `upper` is below `lower`.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one pair of values, which form, keys, pointer and wheel change alike.
export function RangeSlider({ labels, names, textOf, marks, onInput, onChange, ...rest }: RangeSliderProps) {
  const limits = limitsOf(rest);
  const { lower = rangeDefaults.lower, upper = rangeDefaults.upper } = rest;
  const [values, setValues] = useState(() => settled({ lower, upper }, limits));
  const [given, setGiven] = useState({ lower, upper });
  // A move is unreported: props that result from an earlier move must not undo it.
  const [isMoving, setMoving] = useState(false);
  if (given.lower !== lower || given.upper !== upper) {
    setGiven({ lower, upper });
    if (!isMoving) setValues(settled({ lower, upper }, limits));
  }
  const [isReady, setReady] = useState(false);
  const rail = useRef<HTMLDivElement>(null);
  const inputs = { lower: useRef<HTMLInputElement>(null), upper: useRef<HTMLInputElement>(null) };
  const notice = useRef<RangeNotice>(null);
  const reported = reportedValues(values, limits);
  // Until hydration, the browser enforces the steps, unless a given value is between two.
  const isNativelyStepped = !isReady && ends.every((end) => isOnStep(reported[end], limits));

  const tell = useEffectEvent(() => {
    setMoving(false);
    onChange?.(reported);
  });
  // A key may be pressed between the commit and the passive effects, so the notice must exist then.
  useLayoutEffect(() => {
    const created = createRangeNotice(() => tell());
    notice.current = created;
    return () => created.stop();
  }, []);

  const change = (next: RangeValues, by: 'moved' | 'wheeled') => {
    if (next.lower === values.lower && next.upper === values.upper) return;
    setValues(next);
    setMoving(true);
    onInput?.(reportedValues(next, limits));
    notice.current?.[by]();
  };

  // Preserves values that were moved before hydration.
  const adopt = useEffectEvent(() => {
    const adopted = ends.reduce((before, end) => {
      const found = inputs[end].current?.valueAsNumber ?? reported[end];
      return found === reported[end] ? before : moved(before, end, onStep(found, limits), limits);
    }, values);
    change(adopted, 'moved');
  });
  // In a layout effect, so that React renders nothing between the first commit and this.
  useLayoutEffect(() => adopt(), []);
  useEffect(() => setReady(true), []);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const target = wheelTarget(event);
    // With Shift held, most systems scroll horizontally.
    const way = event.deltaY || event.deltaX;
    if (!target || way === 0) return;
    event.preventDefault();
    change(turned(values, target, way < 0 ? 1 : -1, limits), 'wheeled');
  });
  useEffect(() => {
    const element = rail.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own wheel listener is passive and cannot prevent scrolling or zooming.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const onKey = (end: RangeEnd) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = valueByKey(logicalKey(event.key, event.currentTarget), values[end], limits);
    if (wanted === undefined) return;
    event.preventDefault();
    change(moved(values, end, wanted, limits), 'moved');
  };

  const onRail = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
    const line = event.currentTarget.firstElementChild ?? event.currentTarget;
    const { left, right, width } = line.getBoundingClientRect();
    const distance = isRightToLeft(line) ? right - event.clientX : event.clientX - left;
    const wanted = onStep(limits.min + (distance / width) * (limits.max - limits.min), limits);
    const end = Math.abs(wanted - values.lower) < Math.abs(wanted - values.upper) ? 'lower' : 'upper';
    event.preventDefault();
    inputs[end].current?.focus();
    change(moved(values, end, wanted, limits), 'moved');
  };

  const share = (value: number) => ((value - limits.min) / (limits.max - limits.min || 1)) * 100;
  const isLowerOnTop = share(values.lower) > 50;
  return (
    <div ref={rail} className="range" data-press onPointerDown={onRail}>
      <svg className="range-rail" aria-hidden="true">
        <rect className="range-line" width="100%" height="100%" rx="3" />
        <rect
          className="range-fill"
          x={`${share(values.lower)}%`}
          width={`${share(values.upper) - share(values.lower)}%`}
          height="100%"
        />
      </svg>
      {ends.map((end) => (
        <input
          key={end}
          ref={inputs[end]}
          type="range"
          name={names?.[end]}
          aria-label={labels[end]}
          aria-valuetext={textOf ? textOf(writtenValue(values[end], limits)) : writtenValue(values[end], limits)}
          min={limits.min}
          max={limits.max}
          // Keys and pointer are rounded to steps in script; a given value, or one set by the wheel, may be between two.
          step={isNativelyStepped ? limits.step : 'any'}
          value={reported[end]}
          data-on-top={(end === 'lower') === isLowerOnTop}
          onKeyDown={onKey(end)}
          onChange={(event) =>
            change(moved(values, end, onStep(event.currentTarget.valueAsNumber, limits), limits), 'moved')
          }
        />
      ))}
      {marks ? (
        <ol className="range-marks" aria-hidden="true">
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
