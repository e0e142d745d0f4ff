import { afterFirstViewMs } from '../constants.ts';
import { hideHeaderOnScroll } from './hide-header.ts';
import { hydratedEvent } from './hydrated.ts';
import { rememberPause } from './remember-pause.ts';
import { savesData } from './saves-data.ts';

/*
 * All the script that a page has before its visitor acts. It starts the page's own module on the first sign of
 * intent, and keeps clicks that only that module can answer until it does. It hides the header by scroll direction. The module is the very element that the
 * server wrote, put in again under its real type: its text is never handled, so the hash in the policy still holds.
 */

declare global {
  interface Document {
    /** True while the browser prepares the page before anybody asked for it. */
    readonly prerendering?: boolean;
  }
}

/** What only script answers: such buttons, and links that then open in place. */
const inPlace = '.needs-script, [data-in-place]';
const fields = 'input, select, textarea';

/** A link that was clicked leads where it leads without script, if script takes longer than this; milliseconds. */
const patience = 8_000;

/** What a press or a key does by itself is seen first; milliseconds. */
const afterAnswer = 40;

const clicked = new Set<HTMLElement>();
const held = new AbortController();
const intents = new AbortController();

function wake(): void {
  if (intents.signal.aborted) return;
  intents.abort();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else setTimeout(start, afterAnswer);
}

function start(): void {
  // Whoever puts the site on a start screen has touched it before; named in the head, it would be fetched with the first view.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));
  const later = document.querySelector<HTMLScriptElement>('script[type="text/later"]');
  if (!later) return;
  later.addEventListener('error', () => {
    held.abort();
    goOn();
  });
  later.type = 'module';
  later.after(later);
}

function giveAgain(): void {
  held.abort();
  for (const control of clicked) control.click();
  clicked.clear();
}

function goOn(): void {
  for (const control of clicked) if (control instanceof HTMLAnchorElement) location.assign(control.href);
}

function onIntent(event: Event): void {
  const { target, type, pointerType }: Event & { pointerType?: string } = event;
  if (!(target instanceof Element)) return;
  // A finger may be about to scroll, which needs no script; only once it has tapped it wants something.
  if (pointerType === 'touch' && type !== 'pointerup') return;
  // Tapped links go where they lead, and the page with its script goes too.
  if (type === 'pointerup' && target.closest('a[href]:not([data-in-place], [href^="#"])')) return;
  if (savesData() && !target.closest(fields)) return;
  wake();
}

function onClick(event: MouseEvent): void {
  // Whoever wants a new tab or window gets it.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (event.target as Element).closest<HTMLElement>(inPlace);
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.add(control);
  setTimeout(goOn, patience);
  wake();
}

/** Pictures that nobody sees at first are let in (by the style sheets), and what moves the slides. */
function afterFirstView(): void {
  document.documentElement.dataset.seen = '';
  const { mover } = document.documentElement.dataset;
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches && !savesData();
  if (mover && isMoving && !intents.signal.aborted) void import(/* @vite-ignore */ mover);
}

/** Once the page is seen and loaded, and nothing else is to be done. */
function afterLoad(act: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 2_000 }) : setTimeout(act, 200);
  if (document.prerendering) document.addEventListener('prerenderingchange', () => afterLoad(act));
  else if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}

hideHeaderOnScroll();
rememberPause();
const first = { capture: true, signal: intents.signal };
for (const type of ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin', 'input']) {
  addEventListener(type, onIntent, first);
}
addEventListener('click', onClick, { capture: true, signal: held.signal });
document.addEventListener(hydratedEvent, giveAgain);
afterLoad(() => {
  // A form with a file checks it, and tells how far it is on its way: it is there once no more than a screen away.
  const form = document.querySelector<HTMLInputElement>('input[type="file"]')?.form;
  if (form) new IntersectionObserver(([seen]) => seen?.isIntersecting && wake(), { rootMargin: '100%' }).observe(form);
  setTimeout(afterFirstView, afterFirstViewMs);
});
