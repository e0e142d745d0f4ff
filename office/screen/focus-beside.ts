/** The focus target after a screen removes the focused element. */
export const contentPlace = (): HTMLElement | null => document.getElementById('content');

/**
 * Returns a function for buttons that remove their own row: it moves the focus to the button of the next row, of the
 * previous one, or to the content. Call this while the row exists, because it determines the neighbours.
 */
export function focusBeside(button: Element | null): () => void {
  const line = button?.closest('tr, li');
  const neighbour = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
  return () => (neighbour?.isConnected ? neighbour : contentPlace())?.focus();
}
