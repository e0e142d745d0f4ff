/** Whether an element is laid out from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key of a keyboard event as on a layout from left to right: right to left, the left arrow key leads forward. */
export const logicalKey = (key: string, element: Element): string =>
  isRightToLeft(element) ? (mirrored[key] ?? key) : key;
