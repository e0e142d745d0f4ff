/** Told to the document once React answers on the page. */
export const hydratedEvent = 'hydrated';

/** Lets the boot script give again what was clicked meanwhile. From here on, navigation is the router's. */
export function tellHydrated(): void {
  // Pages that the browser would prepare as documents are not loaded as documents any more.
  document.querySelector('script[type="speculationrules"]')?.remove();
  document.dispatchEvent(new Event(hydratedEvent));
}
