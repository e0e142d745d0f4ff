import type { PictureUse } from '#ui/pictures/picture-set.ts';
import type { ShownEntries } from './parts.card.tsx';
import { Tile } from './tile.card.tsx';

const railUse: PictureUse = { sizes: () => 'min(22rem, 78vw)', most: 352 };

/** A row that scrolls sideways, by touch, wheel or keyboard, without script. */
export const EntryRail = ({
  type,
  entries,
  headingLevel,
  labelledBy,
}: ShownEntries & { labelledBy: string | undefined }) => (
  <div className="rail-frame">
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focusable row scrolls with the keyboard
      tabIndex={0}
      aria-labelledby={labelledBy}
      className="rail"
    >
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <Tile type={type} entry={entry} headingLevel={headingLevel} use={railUse} variant={index} />
        </li>
      ))}
    </ul>
  </div>
);
