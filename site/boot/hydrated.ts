/** The event that the document gets once the page is hydrated. */
export const hydratedEvent = 'hydrated';

/** Makes the boot script replay held clicks. From now on the router navigates. */
export function announceHydrated(): void {
  // The router loads no documents, so prerendered documents would be wasted.
  document.querySelector('script[type="speculationrules"]')?.remove();
  document.dispatchEvent(new Event(hydratedEvent));
}
