import { perStep, share } from '#site/picture-uses.ts';
import type { PictureUse } from '#ui/pictures/picture-set.ts';
import { type MosaicPlace, mosaicPlace } from './mosaic-place.ts';
import type { ShownEntries } from './parts.card.tsx';
import { Tile } from './tile.card.tsx';

/** How many of the twelve columns a tile takes in wide windows. */
const columnsOf: Record<MosaicPlace, number> = { whole: 12, lead: 8, half: 6, third: 4 };

/** The display width of the picture of one of `count` tiles. `stacks`: below each other on phones. */
export function mosaicUse(index: number, count: number, stacks = false): PictureUse {
  const place = mosaicPlace(index, count);
  const isAlone = index === 0 && count % 2 === 1;
  return {
    sizes: () =>
      perStep((step) => {
        if (step.from < 64) return share(step, isAlone || (stacks && step.from === 0) ? 1 : 2);
        const columns = columnsOf[place];
        return `calc((${step.content} - 22rem) * ${columns} / 12 + ${(columns - 1) * 2}rem)`;
      }),
    most: place === 'third' ? 640 : 1200,
  };
}

/** The first entries large, the others small below or beside them; every row is full. */
export const EntryMosaic = ({ type, entries, headingLevel }: ShownEntries) => (
  <ul className="mosaic">
    {entries.map((entry, index) => (
      <li key={entry.id} className={`mosaic-${mosaicPlace(index, entries.length)}`}>
        <Tile
          type={type}
          entry={entry}
          headingLevel={headingLevel}
          use={mosaicUse(index, entries.length)}
          variant={index}
        />
      </li>
    ))}
  </ul>
);
