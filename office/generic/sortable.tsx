import DragIndicator from '@mui/icons-material/DragIndicator';
import { IconButton } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';

export interface Sorting {
  /** The dragged row and its target position. */
  from: number | undefined;
  to: number | undefined;
  handleFor: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onLostPointerCapture: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** The position for a row dragged to `y`, given the rows from top to bottom. */
export function placeAt(y: number, rows: readonly { top: number; height: number }[], from: number): number {
  const above = rows.filter((row, index) => index !== from && y > row.top + row.height / 2).length;
  return Math.min(above, Math.max(0, rows.length - 1));
}

const measured = (container: HTMLElement | null) =>
  [...(container?.querySelectorAll<HTMLElement>(':scope > [data-sortable]') ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

/**
 * Sorting by a handle: dragged with mouse, pen or finger, or moved with the arrow keys. Escape ends a drag without a
 * move. The rows are the children of `container` with `data-sortable`.
 */
export function useSorting(
  container: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): Sorting {
  const [drag, setDrag] = useState<{ from: number; to: number; pointer: number }>();
  const rows = useRef<{ top: number; height: number }[]>([]);

  // Rows are rendered again only while one is dragged.
  return useMemo(
    () => ({
      from: drag?.from,
      to: drag?.to,
      handleFor: (index) => ({
        onPointerDown: (event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
          rows.current = measured(container.current);
          setDrag({ from: index, to: index, pointer: event.pointerId });
        },
        onPointerMove: (event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const edge = 60;
          if (event.clientY < edge) window.scrollBy(0, -14);
          if (event.clientY > window.innerHeight - edge) window.scrollBy(0, 14);
          const to = placeAt(event.clientY + window.scrollY, rows.current, index);
          if (to !== drag?.to) setDrag({ from: index, to, pointer: event.pointerId });
        },
        onPointerUp: (event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          // The last move may not be rendered yet.
          const to = placeAt(event.clientY + window.scrollY, rows.current, index);
          if (to !== index) onMove(index, to);
          setDrag(undefined);
        },
        onLostPointerCapture: () => setDrag(undefined),
        onKeyDown: (event) => {
          if (event.key === 'Escape' && drag) {
            event.stopPropagation();
            event.currentTarget.releasePointerCapture(drag.pointer);
            setDrag(undefined);
          }
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const to = index + step;
          if (to >= 0 && to < measured(container.current).length) onMove(index, to);
        },
      }),
    }),
    [drag, container, onMove],
  );
}

/** The style of a row that marks the drop position. */
export function landing({ from, to }: Sorting, index: number): object {
  if (from === undefined || to === undefined) return {};
  if (index === from) return { opacity: 0.45 };
  if (index !== to || from === to) return {};
  return {
    boxShadow: (theme: { palette: { primary: { main: string } } }) =>
      `0 ${to < from ? '-2px' : '2px'} 0 0 ${theme.palette.primary.main}`,
  };
}

export function SortHandle({ sorting, index, name }: { sorting: Sorting; index: number; name: string }) {
  const texts = useTexts();
  const handlers = sorting.handleFor(index);
  return (
    <IconButton
      size="small"
      aria-label={`${texts.form.drag}: ${name}`}
      data-tip={texts.form.drag}
      {...handlers}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
}
