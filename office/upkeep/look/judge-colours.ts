import {
  type ColourScheme,
  contrast,
  defaultAccentColor,
  defaultBrandColor,
  grounds,
  schemeOf,
} from '#ui/theme/colours.ts';

export interface MovedInk {
  of: 'brand' | 'accent';
  on: 'light' | 'dark';
  /** The chosen colour. */
  colour: string;
  ratio: number;
  /** The colour that the site uses for text instead. */
  instead: string;
}

/** A colour that is hard to tell from the page, so that its buttons get a line around them. */
export interface EdgedControl {
  on: 'light' | 'dark';
  /** The colour of the line. */
  instead: string;
}

export interface Judgement {
  brand: ColourScheme;
  accent: ColourScheme;
  /** Chosen colours that are unreadable as text, so that the site uses another shade. */
  moved: MovedInk[];
  edged: EdgedControl[];
  /** Whether the two are hardly distinguishable. */
  alike: boolean;
}

/** The contrast that WCAG 2 requires for text of normal size. */
const readable = 4.5;

/** The colours that the site derives from the company's, and warnings about them. */
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
    edged: [
      { on: 'light' as const, instead: brand.edgeOnLight },
      { on: 'dark' as const, instead: brand.edgeOnDark },
    ].filter(({ instead }) => instead !== ''),
    alike: distance(brand.solid, accent.solid) < 48,
  };
}

/** The RGB distance of two colours, 0 to about 441. */
function distance(one: string, other: string): number {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
}
