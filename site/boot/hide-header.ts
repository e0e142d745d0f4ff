/** Smaller movements are a trembling hand, not a direction; pixels. */
const leastScroll = 6;
/** Near the top the header always shows; pixels. */
const topZone = 120;

/**
 * Marks the header while the visitor scrolls down (styles/shell.css hides it then) and unmarks it when they scroll up. React owns
 * no part of this: scrolling by touch never starts it.
 */
export function hideHeaderOnScroll(): void {
  let last = scrollY;
  addEventListener('scroll', () => {
    const now = scrollY;
    if (Math.abs(now - last) < leastScroll) return;
    document.querySelector('.site-header')?.toggleAttribute('data-away', now > last && now > topZone);
    last = now;
  });
}
