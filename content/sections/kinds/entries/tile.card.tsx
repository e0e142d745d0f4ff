import { pagePictureUses } from '#site/page-picture-uses.ts';
import type { PictureUse } from '#ui/pictures/picture-set.ts';
import {
  EntryDate,
  EntryDetail,
  EntryLine,
  EntryLogo,
  EntryName,
  EntryPicture,
  type ShownEntry,
} from './parts.card.tsx';

/** An entry without a frame: its picture, and its words below. */
export const Tile = ({
  type,
  entry,
  headingLevel,
  use,
  variant,
}: ShownEntry & { use: PictureUse; variant: number }) => (
  <article className="tile">
    <div className="tile-picture">
      <EntryPicture type={type} entry={entry} use={use} variant={variant} />
    </div>
    <EntryLogo type={type} entry={entry} use={pagePictureUses.cardLogo} />
    <div className="tile-words">
      <EntryDate type={type} entry={entry} />
      <EntryName entry={entry} headingLevel={headingLevel} />
      <EntryDetail type={type} entry={entry} />
      <EntryLine text={entry.text} className="tile-text" />
    </div>
  </article>
);
