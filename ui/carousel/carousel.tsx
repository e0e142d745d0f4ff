import type { Key, ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from '../icons.tsx';
import { useTrack } from './use-track.ts';

/**
 * A horizontal scroll container with two buttons; the style sheet determines the number of visible items. It moves on
 * request only.
 */
export function Carousel<Item>({
  label,
  items,
  keyOf,
  children,
  speedMs,
  texts,
  itemClass,
}: {
  label: string;
  items: readonly Item[];
  keyOf(item: Item): Key;
  children(item: Item): ReactNode;
  speedMs: number;
  texts: { previous: string; next: string };
  itemClass: string;
}) {
  const { ref, tabIndex, current, seen, show } = useTrack(items.length, speedMs);
  const canMove = items.length > seen;
  return (
    <section aria-label={label} className="relative">
      <ul ref={ref} tabIndex={tabIndex} className="track" aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)} className={`shrink-0 snap-start ${itemClass}`}>
            {children(item)}
          </li>
        ))}
      </ul>
      {canMove ? (
        <div className="mt-8 flex justify-center gap-3">
          <button
            type="button"
            className="pill pill-raised size-12 needs-script"
            aria-label={texts.previous}
            onClick={() => show(current - 1)}
          >
            <ArrowLeft />
          </button>
          <button
            type="button"
            className="pill pill-raised size-12 needs-script"
            aria-label={texts.next}
            onClick={() => show(current + 1)}
          >
            <ArrowRight />
          </button>
        </div>
      ) : null}
    </section>
  );
}
