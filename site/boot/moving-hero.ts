import { pausedSelector } from '#ui/carousel/motion-switch.ts';
import { itemInView, itemsInView, scrollToItem } from '#ui/carousel/scroll-track.ts';
import { afterFirstViewMs, hero as times } from '../constants.ts';

/*
 * Moves the slides of the home page until React is hydrated, by the rules of ui/carousel/use-autoplay.ts, so that slides
 * need no React.
 */

const area = document.querySelector('.hero');
const track = area?.querySelector<HTMLElement>('.track');
const isHydrated = () => document.querySelector('.site-header[data-ready]') !== null;

function schedule(elapsedMs = 0): void {
  setTimeout(move, (window.innerWidth < times.smallBelowPx ? times.pauseMsSmall : times.pauseMs) - elapsedMs);
}

function move(): void {
  if (!area || !track || isHydrated()) return;
  const isPaused = document.querySelector(pausedSelector) !== null;
  const isHeld = area.matches(':hover, :focus-within');
  const mayMove = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (mayMove && !isPaused && !isHeld && document.visibilityState === 'visible') {
    const last = track.children.length - itemsInView(track);
    const next = itemInView(track) + 1;
    scrollToItem(track, next > last ? 0 : next, times.speedMs);
  }
  schedule();
}

schedule(afterFirstViewMs);
