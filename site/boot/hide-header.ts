/** Shorter movements have no direction; pixels. */
const minScrollPx = 6;
/** The header is always visible this close to the top; pixels. */
const topZone = 120;

/**
 * Marks the header while the visitor scrolls down (styles/shell.css hides it then) and unmarks it when they scroll up. React is
 * not involved, because scrolling by touch does not load it.
 */
export function hideHeaderOnScroll(): void {
  let last = scrollY;
  addEventListener('scroll', () => {
    const now = scrollY;
    if (Math.abs(now - last) < minScrollPx) return;
    document.querySelector('.site-header')?.toggleAttribute('data-away', now > last && now > topZone);
    last = now;
  });
}
