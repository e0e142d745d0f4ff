export interface Notification {
  text: string;
  type: 'success' | 'info' | 'warning' | 'error';
  /** Milliseconds until it closes by itself. */
  autoHideDuration?: number;
}

let show: (notification: Notification) => void = () => {};

/** Shows a message at the bottom of the screen; it stays when the address changes. */
export const notify = (text: string, how: Omit<Notification, 'text'>): void => show({ ...how, text });

/** Passes notifications to their only listener. Returns the function that ends this. */
export function onNotify(listener: (notification: Notification) => void): () => void {
  show = listener;
  return () => {
    show = () => {};
  };
}
