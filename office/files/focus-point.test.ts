import fc from 'fast-check';
import { expect, test } from 'vitest';
import { focalPoint } from '#contract/office/file-view.ts';
import { movedFocus } from './focus-point.ts';

test('a focal point stays within its picture after any move', () => {
  const anywhere = fc.double({ noNaN: true, min: -1e6, max: 1e6 });
  fc.assert(
    fc.property(anywhere, anywhere, anywhere, anywhere, (x, y, dx, dy) => {
      expect(focalPoint.safeParse(movedFocus({ x, y }, dx, dy)).success).toBe(true);
    }),
  );
});

test('ten small steps equal one large one, and a step back undoes a step', () => {
  let point = { x: 0.3, y: 0.3 };
  for (let step = 0; step < 10; step++) point = movedFocus(point, 0.01, 0);
  expect(point).toEqual({ x: 0.4, y: 0.3 });
  expect(movedFocus(movedFocus(point, 0, 0.1), 0, -0.1)).toEqual(point);
});
