import type { FocalPoint } from '#contract/office/file-view.ts';

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));

/** A point moved by fractions of width and height, clamped to the picture and rounded to thousandths. */
export const movedFocus = ({ x, y }: FocalPoint, dx: number, dy: number): FocalPoint => ({
  x: within(x + dx),
  y: within(y + dy),
});

/** A fraction as a whole percentage. */
export const percent = (share: number): number => Math.round(share * 100);
