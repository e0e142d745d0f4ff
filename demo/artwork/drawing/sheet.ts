/** A colour stop: its position from 0 to 1, a colour, and an opacity where it is not 1. */
type Stop = readonly [at: number, colour: string, opacity?: number];

/** The line of a gradient: in fractions of the shape, or in pixels of the sheet if `pixels` is set. */
export interface Run {
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  pixels?: boolean;
}

/** A drawing in progress: markup is added in painter's order; definitions return the reference to use. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  add(...markup: string[]): void;
  linear(stops: readonly Stop[], run?: Run): string;
  radial(stops: readonly Stop[], circle?: { cx?: number; cy?: number; r?: number }): string;
  /** A filter that blurs by a number of pixels. */
  blur(pixels: number): string;
  clip(markup: string): string;
  pattern(width: number, height: number, markup: string, transform?: string): string;
  /** The finished SVG. `view` shows a part of it at full size; `background` is drawn under everything. */
  toSvg(view?: { x: number; y: number; width: number; height: number }): string;
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);
const precise = (value: number): string => String(Math.round(value * 10_000) / 10_000);

const stopMarkup = ([at, colour, opacity]: Stop) =>
  `<stop offset="${precise(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${precise(opacity)}"`}/>`;

export function newSheet(width: number, height: number): Sheet {
  const definitions = new Map<string, string>();
  const body: string[] = [];
  const define = (markup: (id: string) => string): string => {
    const key = markup('');
    const known = definitions.get(key);
    if (known) return `url(#${known})`;
    const id = `d${definitions.size}`;
    definitions.set(key, id);
    makers.push(markup(id));
    return `url(#${id})`;
  };
  const makers: string[] = [];
  return {
    width,
    height,
    add: (...markup) => void body.push(...markup),
    linear: (stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, pixels = false } = {}) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${precise(x1)}" y1="${precise(y1)}" x2="${precise(x2)}" y2="${precise(y2)}"${
            pixels ? ' gradientUnits="userSpaceOnUse"' : ''
          }>${stops.map(stopMarkup).join('')}</linearGradient>`,
      ),
    radial: (stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${precise(cx)}" cy="${precise(cy)}" r="${precise(r)}">${stops.map(stopMarkup).join('')}</radialGradient>`,
      ),
    blur: (pixels) =>
      define(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n(pixels)}"/></filter>`,
      ),
    clip: (markup) => define((id) => `<clipPath id="${id}">${markup}</clipPath>`),
    pattern: (w, h, markup, transform = '') =>
      define(
        (id) =>
          `<pattern id="${id}" width="${precise(w)}" height="${precise(h)}" patternUnits="userSpaceOnUse"${
            transform ? ` patternTransform="${transform}"` : ''
          }>${markup}</pattern>`,
      ),
    toSvg: (view = { x: 0, y: 0, width, height }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${n(view.x)} ${n(view.y)} ${n(view.width)} ${n(view.height)}"><defs>${makers.join('')}</defs>${body.join('')}</svg>`,
  };
}
