import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

const labels = { lower: 'From', upper: 'To' };
const drawn = (props: Partial<RangeSliderProps> = {}) =>
  renderToStaticMarkup(<RangeSlider labels={labels} {...props} />);

/** The attributes of the two native sliders. */
const inputs = (html: string) =>
  [...html.matchAll(/<input [^>]*>/g)].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );

test('renders two native sliders with the defaults and names, and no inline styles', () => {
  const html = drawn();
  const common = { type: 'range', min: '0', max: '100', step: '5' };
  expect(inputs(html)).toEqual([
    expect.objectContaining({ ...common, 'aria-label': 'From', value: '25' }),
    expect.objectContaining({ ...common, 'aria-label': 'To', value: '75' }),
  ]);
  expect(html).not.toContain('style=');
});

test('clamps values, separates them, shows them in words and sends them under their names', () => {
  const [lower, upper] = inputs(
    drawn({
      min: 1,
      max: 4,
      step: 0.5,
      lower: -9,
      upper: 0,
      names: { lower: 'a', upper: 'b' },
      textOf: (value) => `${value} kg`,
    }),
  );
  expect(lower).toMatchObject({ name: 'a', value: '1', 'aria-valuetext': '1.00 kg' });
  expect(upper).toMatchObject({ name: 'b', value: '1.5', 'aria-valuetext': '1.50 kg' });
});

test.each([
  [{ step: -10 }, ['25', '75']],
  [{ lower: 33, upper: 66 }, ['33', '66']],
  [{ min: 1, max: 10, step: 4, lower: 1, upper: 10 }, ['1', '10']],
  [{ step: 0.25, lower: 1.234, upper: 2.1 }, ['1.23', '2.1']],
])('prevents the browser from rounding values between two steps of %o', (props, given) => {
  const sliders = inputs(drawn(props));
  expect(sliders.map(({ value }) => value)).toEqual(given);
  for (const { step } of sliders) expect(step).toBe('any');
});

test('announces a fractional step with two decimals, a whole one without', () => {
  const written = (props: Partial<RangeSliderProps>) => inputs(drawn(props)).map((input) => input['aria-valuetext']);
  expect(written({ step: 0.25, lower: 1.234, upper: 2.1 })).toEqual(['1.23', '2.10']);
  expect(written({})).toEqual(['25', '75']);
});

test('throws for an upper end below the lower one', () => {
  expect(() => drawn({ lower: 80, upper: 20 })).toThrow('maxValue is less than minValue');
});

test('puts the lower end on top if both are in the upper half, so that it can be moved back', () => {
  const onTop = (props: Partial<RangeSliderProps>) => inputs(drawn(props)).map((input) => input['data-on-top']);
  expect(onTop({ lower: 100, upper: 100, mayBeEqual: true })).toEqual(['true', 'false']);
  expect(onTop({ lower: 0, upper: 0, mayBeEqual: true })).toEqual(['false', 'true']);
});
