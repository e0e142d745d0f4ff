import { isRightToLeft } from './direction.ts';

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key of a keyboard event as on a layout from left to right: right to left, the left arrow key leads forward. */
export const logicalKey = (key: string, element: Element): string =>
  isRightToLeft(element) ? (mirrored[key] ?? key) : key;
