import { pausedSelector } from '#ui/motion-switch.ts';
import { itemInView, itemsInView, scrollToItem } from '#ui/scroll-track.ts';
import { afterFirstViewMs, hero as times } from '../constants.ts';

/*
 * Moves the home page's slides until React does (ui/use-autoplay.ts, by the same rules), so that they need not wait
 * for it, nor it be fetched for them.
 */

const area = document.querySelector('.hero');
const track = area?.querySelector<HTMLElement>('.track');
const isAwake = () => document.querySelector('.site-header[data-ready]') !== null;

function plan(already = 0): void {
  setTimeout(move, (window.innerWidth < times.smallBelowPx ? times.pauseMsSmall : times.pauseMs) - already);
}

function move(): void {
  if (!area || !track || isAwake()) return;
  const isPaused = document.querySelector(pausedSelector) !== null;
  const isHeld = area.matches(':hover, :focus-within');
  const isWanted = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (isWanted && !isPaused && !isHeld && document.visibilityState === 'visible') {
    const last = track.children.length - itemsInView(track);
    const next = itemInView(track) + 1;
    scrollToItem(track, next > last ? 0 : next, times.speedMs);
  }
  plan();
}

plan(afterFirstViewMs);
