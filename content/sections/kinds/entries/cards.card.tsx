import { pagePictureUses } from '#site/page-picture-uses.ts';
import { cardIn } from '#site/picture-uses.ts';
import {
  EntryDate,
  EntryDetail,
  EntryLine,
  EntryLogo,
  EntryName,
  EntryPicture,
  isPictured,
  type ShownEntries,
} from './parts.card.tsx';

/** Cards in rows without gaps; products have four columns in wide windows. */
export function EntryCards({ type, entries, headingLevel }: ShownEntries) {
  const four = type === 'product';
  return (
    <ul className={`page-grid across-3 whole-rows ${four ? 'across-4-late' : ''}`}>
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <article className="card group">
            {isPictured(type) ? (
              <div className="card-picture">
                <EntryPicture
                  type={type}
                  entry={entry}
                  use={cardIn({ index, count: entries.length, four })}
                  variant={index}
                />
              </div>
            ) : null}
            <div className="entry-words">
              <EntryLogo type={type} entry={entry} use={pagePictureUses.cardLogo} />
              <EntryDate type={type} entry={entry} />
              <EntryName entry={entry} headingLevel={headingLevel} />
              <EntryDetail type={type} entry={entry} />
              <EntryLine text={entry.text} className="tile-text" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
