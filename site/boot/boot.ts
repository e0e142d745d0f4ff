import { afterFirstViewMs } from '../constants.ts';
import { hideHeaderOnScroll } from './hide-header.ts';
import { hydratedEvent } from './hydrated.ts';
import { rememberPause } from './remember-pause.ts';
import { savesData } from './saves-data.ts';
import { session } from './session.ts';

/*
 * Runs before the visitor acts, as only the offer of another language does besides (show-offer.ts); React Router's
 * inline scripts hold its data. It starts the entry module at the first sign of intent, and holds clicks that need
 * React until React has hydrated. The module is the element that the server wrote, inserted again with its real type:
 * its text stays untouched, so its hash in the policy still matches.
 */

declare global {
  interface Document {
    /** True while the browser prerenders the page. */
    readonly prerendering?: boolean;
  }
}

/** Buttons and links that only script can answer. Such links open in place. */
const inPlace = '.needs-script, [data-in-place]';
const fields = 'input, select, textarea';
/** Areas that act where they are pressed, such as the line of a slider. */
const pressable = '[data-press]';

/** A held link is followed without script after this time; milliseconds. */
const clickTimeoutMs = 8_000;

/** The browser shows its own response to a press or a key first. */
const startDelayMs = 40;

const clicked = new Set<HTMLElement>();
const pressed = new Map<Element, PointerEvent>();
const held = new AbortController();
const intents = new AbortController();

function requestScript(): void {
  if (intents.signal.aborted) return;
  intents.abort();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else setTimeout(start, startDelayMs);
}

function start(): void {
  const entry = document.querySelector<HTMLScriptElement>('script[type="text/later"]');
  if (!entry) return;
  entry.addEventListener('error', () => {
    held.abort();
    followLinks();
  });
  entry.type = 'module';
  entry.after(entry);
}

function replay(): void {
  held.abort();
  for (const control of clicked) control.click();
  for (const [area, press] of pressed) area.dispatchEvent(new PointerEvent(press.type, press));
  clicked.clear();
  pressed.clear();
}

function followLinks(): void {
  for (const control of clicked) if (control instanceof HTMLAnchorElement) location.assign(control.href);
}

function onIntent(event: Event): void {
  const { target, type, pointerType }: Event & { pointerType?: string } = event;
  if (!(target instanceof Element)) return;
  // A finger that goes down may scroll, which needs no script. Only a tap shows intent.
  if (pointerType === 'touch' && type !== 'pointerup') return;
  // A tap on a link leaves the page and its script.
  if (type === 'pointerup' && target.closest('a[href]:not([data-in-place], [href^="#"])')) return;
  if (savesData() && !target.closest(fields)) return;
  requestScript();
}

function onClick(event: MouseEvent): void {
  // The visitor wants a new tab or window.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (event.target as Element).closest<HTMLElement>(inPlace);
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.add(control);
  setTimeout(followLinks, clickTimeoutMs);
  requestScript();
}

/** Holds the last press of an area. React may hydrate before the finger is lifted, so a click would be too late. */
function onPress(event: PointerEvent): void {
  const target = event.target as Element;
  const area = target.closest(pressable);
  if (!area || target.matches(fields)) return;
  event.stopImmediatePropagation();
  pressed.set(area, event);
  requestScript();
}

/** Lets the style sheets load pictures below the first view, and loads the script that moves the slides. */
function afterFirstView(): void {
  document.documentElement.dataset.seen = '';
  const mayMove = matchMedia('(prefers-reduced-motion: no-preference)').matches && !savesData();
  const hero = document.querySelector('.hero');
  if (hero && mayMove && !intents.signal.aborted) void import(/* @vite-ignore */ movingHeroAddress);
}

/** Runs once the page is visible, loaded and idle. */
function afterLoad(run: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2_000 }) : setTimeout(run, 200);
  if (document.prerendering) document.addEventListener('prerenderingchange', () => afterLoad(run));
  else if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}

hideHeaderOnScroll();
rememberPause(session());
const first = { capture: true, signal: intents.signal };
for (const type of ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin', 'input']) {
  addEventListener(type, onIntent, first);
}
const whileHeld = { capture: true, signal: held.signal };
addEventListener('click', onClick, whileHeld);
addEventListener('pointerdown', onPress, whileHeld);
// The finger scrolls.
addEventListener('pointercancel', () => pressed.clear(), whileHeld);
document.addEventListener(hydratedEvent, replay);
afterLoad(() => {
  // React validates a form with a file and shows its upload's progress, so it starts when such a form is a screen away.
  const form = document.querySelector<HTMLInputElement>('input[type="file"]')?.form;
  const near = { rootMargin: '100%' };
  if (form) new IntersectionObserver(([seen]) => seen?.isIntersecting && requestScript(), near).observe(form);
  setTimeout(afterFirstView, afterFirstViewMs);
});
