import { isRightToLeft } from '../direction.ts';

const running = new WeakMap<HTMLElement, () => void>();

/** The scroll position that puts the item at the start of the track, in pixels. From right to left it is negative. */
function offsetOf(track: HTMLElement, item: HTMLElement): number {
  const start = isRightToLeft(track) ? 'right' : 'left';
  return track.scrollLeft + item.getBoundingClientRect()[start] - track.getBoundingClientRect()[start];
}

const itemsOf = (track: HTMLElement): HTMLElement[] =>
  [...track.children].filter((child) => child instanceof HTMLElement);

/** The index of the item at the start of a horizontal track. */
export function itemInView(track: HTMLElement): number {
  const distances = itemsOf(track).map((item) => Math.abs(offsetOf(track, item) - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** The number of items that fit into the track; at least one. */
export function itemsInView(track: HTMLElement): number {
  const [first] = itemsOf(track);
  return Math.max(1, Math.round(track.clientWidth / (first?.offsetWidth || track.clientWidth || 1)));
}

/**
 * Scrolls an item to the start of its track in `durationMs`; immediately for 0. Scrolling by the visitor, or the next
 * call, cancels it.
 */
export function scrollToItem(track: HTMLElement, index: number, durationMs: number): void {
  running.get(track)?.();
  const item = itemsOf(track)[index];
  if (!item) return;
  const from = track.scrollLeft;
  const last = track.scrollWidth - track.clientWidth;
  const to = Math.min(Math.max(-last, offsetOf(track, item)), last);
  if (durationMs <= 0 || Math.abs(to - from) < 1) {
    track.scrollLeft = to;
    return;
  }
  const begun = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    track.removeAttribute('data-moving');
    for (const event of takeovers) track.removeEventListener(event, stop);
    running.delete(track);
  };
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / durationMs));
    track.scrollLeft = from + (to - from) * eased(share);
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  // Scroll snapping would pull the track to the nearest item at every frame.
  track.setAttribute('data-moving', '');
  for (const event of takeovers) track.addEventListener(event, stop, { passive: true });
  running.set(track, stop);
  frame = requestAnimationFrame(step);
}

const takeovers = ['wheel', 'touchstart', 'pointerdown'] as const;

const eased = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);
