import type { PictureUse } from '#ui/pictures/picture-set.ts';

/* The display widths of pictures per place (`sizes`). They repeat the layout of the style sheets: change both together. */

/** The width of the page's content per window width: the window without the margins, then the maximum; rem. */
const steps = [
  { from: 112.5, content: '94rem', gutter: 2 },
  { from: 84, content: '78rem', gutter: 2 },
  { from: 64, content: '100vw - 6rem', gutter: 2 },
  { from: 40, content: '100vw - 4rem', gutter: 1.5 },
  { from: 0, content: '100vw - 2.5rem', gutter: 1 },
] as const;

/** Where products have four columns instead of three. */
export const fourFrom = 80;
export const stepsOfFour = [
  ...steps.slice(0, 2),
  { from: fourFrom, content: '100vw - 6rem', gutter: 2 },
  ...steps.slice(2),
] as const;

type Step = (typeof stepsOfFour)[number];

export const perStep = (lengthAt: (step: Step) => string, at: readonly Step[] = steps): string =>
  at
    .map((step) => {
      const length = lengthAt(step);
      return step.from === 0 ? length : `(min-width: ${step.from}rem) ${length}`;
    })
    .join(', ');

/** The width of one of `count` columns. */
export const share = ({ content, gutter }: { content: string; gutter: number }, count: number): string =>
  count === 1 ? `calc(${content})` : `calc((${content} - ${gutter * (count - 1)}rem) / ${count})`;

/** In a grid: one column in narrow windows, `middling` columns from 40rem on and `wide` from 64rem. */
function inGrid(middling: number, wide: number, part = 1): string {
  return perStep((step) => {
    const across = step.from >= 64 ? wide : step.from >= 40 ? middling : 1;
    return part === 1 ? share(step, across) : `calc(${part} * ${share(step, across)})`;
  });
}

export const grid = (middling: number, wide: number, most: number): PictureUse => ({
  sizes: () => inGrid(middling, wide),
  most,
});

/**
 * A card in rows without gaps, in three columns, or in four in wide windows: the first card spans the columns that
 * would be left over (`whole-rows` in styles/grid.css).
 */
export const cardIn = ({
  index,
  count,
  four = false,
}: {
  index: number;
  count: number;
  four?: boolean;
}): PictureUse => ({
  sizes: () =>
    perStep(
      (step) => {
        const across = four && step.from >= fourFrom ? 4 : step.from >= 64 ? 3 : step.from >= 40 ? 2 : 1;
        const left = count % across;
        const isLead = left !== 0 && (index === 0 || (across === 4 && left === 2 && index === 1));
        if (!isLead) return share(step, across);
        const whole = across === 2 || (across === 3 && left === 1) ? `(${step.content})` : twoColumns(step, across);
        return across === 4 && left === 1 ? `calc${whole}` : `calc(0.5 * ${whole})`;
      },
      four ? stepsOfFour : steps,
    ),
  // Not more: a browser prefers a larger rendition that it has already, such as that of a slide.
  most: 640,
});

const twoColumns = ({ content, gutter }: Step, across: number): string =>
  `(2 * (${content} - ${gutter * (across - 1)}rem) / ${across} + ${gutter}rem)`;

/** At most `height` tall and `width` wide, with the picture's own ratio; rem. */
export const within = (width: number, height: number): PictureUse => ({
  sizes: (ratio) => (ratio ? `${Math.min(width, Number((height * ratio).toFixed(2)))}rem` : `${width}rem`),
  most: width * 16,
  ownSize: true,
});

/** Across the whole window, `height` tall; wider pictures are cropped at their sides. */
export const filling = (height: string, ratio: number | undefined): string =>
  ratio ? `max(100vw, ${Number(ratio.toFixed(3))} * ${height})` : '100vw';

/** `count` of the twelve columns of the page's grid, from 64rem on. */
export const columns = (count: number, most: number): PictureUse => ({
  sizes: () =>
    perStep((step) =>
      step.from < 64 ? share(step, 1) : `calc((${step.content} - 22rem) * ${count} / 12 + ${(count - 1) * 2}rem)`,
    ),
  most,
});

const heroHeight = 'clamp(30rem, 78svh, 60rem)';
const ownBannerHeight = 'clamp(20rem, 46vh, 32rem)';
/** The CSS pixels that the widest pictures are made for: renditions have at most 2,880 pixels (ui/pictures/renditions.ts). */
export const widest = 1920;

export const pictureUses = {
  hero: {
    sizes: (ratio) => filling(heroHeight, ratio),
    most: widest,
    cut: { shape: 'upright', sizes: `max(100vw, 0.75 * ${heroHeight})` },
  },
  /** As tall as its content: one line of heading and one of breadcrumbs. */
  banner: {
    sizes: (ratio) => `(min-width: 40rem) ${filling('15rem', ratio)}, ${filling('12rem', ratio)}`,
    most: widest,
    cut: { shape: 'wide', sizes: 'max(100vw, 2 * 12rem)' },
  },
  /** A page's own picture instead of the banner. */
  ownBanner: {
    sizes: (ratio) => filling(ownBannerHeight, ratio),
    most: widest,
    // Text covers it, so a resolution a little below sharp is enough.
    cut: { shape: 'square', sizes: `calc(0.85 * max(100vw, ${ownBannerHeight}))` },
  },
  /** A card in three columns, two in medium windows. */
  card: grid(2, 3, 600),
  brand: within(15, 5),
  logo: within(15, 3.5),
  menu: { sizes: () => '14rem', most: 300 },
  video: grid(3, 3, 600),
} satisfies Record<string, PictureUse>;
