/** The default colours, for a company without its own. */
export const defaultBrandColor = '#17467e';
export const defaultAccentColor = '#e0a02b';

/** The page's background and text colour per colour scheme. */
export const grounds = { light: '#ffffff', dark: '#10161d' } as const;
export const inks = { light: '#16202b', dark: '#eef2f6' } as const;

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The darkest light and the lightest dark surface under text in a brand colour. */
const lightSurface: Rgb = [240, 243, 247];
const darkSurface: Rgb = [32, 40, 50];
const wanted = 4.6;

/** Beyond this contrast, colours become almost white. */
const strong = 8;

/** The WCAG 2 contrast of controls with what is next to them. */
const control = 3;

/** The WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (a: string, b: string): number => ratio(rgbOf(a), rgbOf(b));

export interface ColourScheme {
  /** The colour itself, for surfaces. */
  solid: string;
  /** Text on `solid`. */
  onSolid: string;
  /** Text in the colour on light and on dark surfaces, adjusted as far as the contrast requires. */
  inkOnLight: string;
  inkOnDark: string;
  /** A line around controls in the colour where it is hard to tell from the page; '' where the colour is enough. */
  edgeOnLight: string;
  edgeOnDark: string;
}

/** Derives readable colours from a brand colour; anything but `#rrggbb` counts as `fallback`. */
export function schemeOf(colour: string, fallback: string): ColourScheme {
  const base = rgbOf(/^#[0-9a-f]{6}$/i.test(colour) ? colour : fallback);
  const onSolid = ratio(base, white) >= ratio(base, black) ? white : black;
  const inkOnLight = hexOf(towards(base, black, lightSurface, wanted));
  // As clear on dark as on light: a grey that is only readable would look like a disabled link.
  const clear = Math.max(wanted, Math.min(ratio(base, lightSurface), strong));
  const inkOnDark = hexOf(towards(base, white, darkSurface, clear));
  return {
    solid: hexOf(base),
    onSolid: hexOf(onSolid),
    inkOnLight,
    inkOnDark,
    edgeOnLight: ratio(base, lightSurface) < control ? inkOnLight : '',
    edgeOnDark: ratio(base, darkSurface) < control ? hexOf(towards(base, white, darkSurface, wanted)) : '',
  };
}

function towards(colour: Rgb, end: Rgb, surface: Rgb, least: number): Rgb {
  for (let step = 0; step <= 50; step++) {
    const mixed = mix(colour, end, step / 50);
    if (ratio(mixed, surface) >= least) return mixed;
  }
  return end;
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hexOf = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function ratio(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
