/** The marks of an axis from 0 to at least the largest value: round numbers, three to five of them above 0. */
export function axisSteps(largest: number): number[] {
  const rough = Math.max(1, largest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((part) => part * power).find((each) => each >= rough) ?? power * 10);
  const whole = Math.ceil(step);
  const count = Math.max(1, Math.ceil(Math.max(1, largest) / whole));
  return Array.from({ length: count + 1 }, (_, index) => index * whole);
}
