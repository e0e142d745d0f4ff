/** Where the focus goes when a screen removes the element that has it. */
export const contentPlace = (): HTMLElement | null => document.getElementById('content');

/**
 * Returns a function for buttons that remove their own line: it moves the focus to the button of the next line, of the one before it, or
 * to the content. Call this while the line exists, because the line names its neighbours.
 */
export function focusBeside(button: Element | null): () => void {
  const line = button?.closest('tr, li');
  const neighbour = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
  return () => (neighbour?.isConnected ? neighbour : contentPlace())?.focus();
}
