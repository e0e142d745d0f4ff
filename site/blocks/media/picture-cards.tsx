import type { ReactNode } from 'react';
import { itemPath } from '#contract/addresses/item-path.ts';
import { cardIn } from '#site/picture-uses.ts';
import type { PictureValue } from '#ui/pictures/picture.tsx';
import { PictureCard } from './picture-card.tsx';

/** Entries as cards that link to their pages; `children` is what a card shows under the name. */
export const PictureCards = <Item extends { id: string; name: string }>({
  items,
  pages,
  pictureOf,
  four = false,
  headingLevel = 2,
  children,
}: {
  items: readonly Item[];
  /** The addresses of their type. */
  pages: Parameters<typeof itemPath>[0];
  pictureOf: (item: Item) => PictureValue | null;
  /** Four columns in wide windows. */
  four?: boolean;
  headingLevel?: 2 | 3;
  children?: (item: Item) => ReactNode;
}) => (
  <ul className={`page-grid across-3 whole-rows ${four ? 'across-4-late' : ''}`}>
    {items.map((item, index) => (
      <li key={item.id}>
        <PictureCard
          to={itemPath(pages, item.id)}
          name={item.name}
          picture={pictureOf(item)}
          use={cardIn({ index, count: items.length, four })}
          placeholderVariant={index}
          headingLevel={headingLevel}
        >
          {children?.(item)}
        </PictureCard>
      </li>
    ))}
  </ul>
);
