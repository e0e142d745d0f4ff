import type { PictureUse } from '#ui/pictures/picture-set.ts';
import { columns, filling, fourFrom, grid, perStep, share, stepsOfFour, widest, within } from './picture-uses.ts';

/** The display widths of pictures that only single pages have, apart from those that every visitor loads. */
export const pagePictureUses = {
  wideCard: grid(2, 2, 608),
  crest: {
    sizes: () =>
      perStep((step) => (step.from >= 64 ? `calc(0.44 * ${share(step, 2)})` : share(step, step.from >= 40 ? 2 : 1))),
    most: 600,
  },
  row: grid(2, 2, 608),
  /** As wide as the window. */
  band: { sizes: (ratio) => filling('clamp(18rem, 44vw, 46rem)', ratio), most: widest },
  market: { sizes: () => '8rem', most: 130 },
  newsHead: columns(7, 960),
  newsHeadAlone: columns(8, 960),
  productPicture: columns(7, 960),
  productThumbnail: {
    sizes: () =>
      perStep((step) =>
        step.from >= 64 ? '8.5rem' : step.from >= 40 ? 'calc((100vw - 7rem) / 5)' : 'calc((100vw - 4.75rem) / 4)',
      ),
    most: 190,
  },
  portraitOfFour: {
    sizes: () =>
      perStep((step) => (step.from === 0 ? 'calc(0.4 * (100vw - 3.75rem))' : share(step, step.from >= 64 ? 4 : 2))),
    most: 470,
  },
  portraitOfThree: {
    sizes: () => perStep((step) => (step.from === 0 ? 'calc(0.4 * (100vw - 3.75rem))' : share(step, 3))),
    most: 400,
  },
  /** A company's logo on its card, and on its own page. */
  cardLogo: within(8.9, 5.4),
  pageLogo: within(12.4, 7.4),
  largeVideo: grid(2, 2, 608),
  wholeVideo: grid(1, 1, 1504),
  sideVideo: columns(8, 960),
  lightbox: {
    sizes: (ratio) => {
      const tall = ratio ? `, ${Number(ratio.toFixed(3))} * (100vh - 9rem)` : '';
      return `(min-width: 64rem) min(100vw - 12rem${tall}), min(100vw - 2rem${tall})`;
    },
    most: widest,
    ownSize: true,
  },
} satisfies Record<string, PictureUse>;

/** A framed certificate in rows of three or four (`across-4-late` in styles/grid.css). */
export const certificateIn = (columns: 3 | 4): PictureUse => ({
  sizes: () =>
    perStep(
      ({ from, ...step }) => {
        const across = from >= fourFrom ? columns : from >= 64 ? 3 : from >= 40 ? 2 : 1;
        return `calc(${share(step, across)} - 3rem)`;
      },
      columns === 4 ? stepsOfFour : undefined,
    ),
  most: 560,
  ownSize: true,
});

const wall = ({ index, count }: { index: number; count: number }): PictureUse => {
  const left = count % 3;
  const isLarge = index < left;
  return {
    sizes: () =>
      perStep(({ content, from }) => {
        if (from >= 64) return share({ content, gutter: 1.5 }, isLarge ? left : 3);
        return share({ content, gutter: 1 }, from === 0 || (index === 0 && count % 2 === 1) ? 1 : 2);
      }),
    most: isLarge ? 1504 / left : 600,
  };
};

const { lightbox } = pagePictureUses;

/** Pictures of a wall in three columns. */
export const wallUses = { wallIn: () => wall({ index: 0, count: 6 }), lightbox };

/** Those of one with whole rows: the first ones take the columns that would be left over (styles/lightbox.css). */
export const wholeWallUses = { wallIn: wall, lightbox };
