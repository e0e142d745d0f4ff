import { type ColourScheme, contrast, defaultAccentColor, defaultBrandColor, grounds, schemeOf } from '#ui/colours.ts';

export interface MovedInk {
  of: 'brand' | 'accent';
  on: 'light' | 'dark';
  /** As it was chosen. */
  colour: string;
  ratio: number;
  /** What the site uses instead for text. */
  instead: string;
}

export interface Judgement {
  brand: ColourScheme;
  accent: ColourScheme;
  /** Where text in a chosen colour could not be read, so that the site takes another shade of it. */
  moved: MovedInk[];
  /** Whether the two can hardly be told apart. */
  alike: boolean;
}

/** What WCAG 2 wants of text in its normal size. */
const readable = 4.5;

/** What becomes of the company's colours on the site, and what is to be said of them. */
export function judgeColours(brandColour: string, accentColour: string): Judgement {
  const brand = schemeOf(brandColour, defaultBrandColor);
  const accent = schemeOf(accentColour, defaultAccentColor);
  const moved = (of: MovedInk['of'], { solid, inkOnLight, inkOnDark }: ColourScheme): MovedInk[] =>
    (['light', 'dark'] as const).flatMap((on) => {
      const instead = on === 'light' ? inkOnLight : inkOnDark;
      const ratio = contrast(solid, grounds[on]);
      return ratio < readable ? [{ of, on, colour: solid, ratio, instead }] : [];
    });
  return {
    brand,
    accent,
    moved: [...moved('brand', brand), ...moved('accent', accent)],
    alike: distance(brand.solid, accent.solid) < 48,
  };
}

/** How far two colours are apart, 0 to about 441. */
function distance(one: string, other: string): number {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
}
