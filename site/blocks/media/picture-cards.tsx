import type { ReactNode } from 'react';
import { itemPath } from '#contract/addresses/item-path.ts';
import type { PictureValue } from '#ui/pictures/picture.tsx';
import { PictureCard } from './picture-card.tsx';

/** Entries as cards that link to their pages; `children` is what a card shows under the name. */
export const PictureCards = <Item extends { id: string; name: string }>({
  items,
  pages,
  pictureOf,
  children,
}: {
  items: readonly Item[];
  /** The addresses of their type. */
  pages: Parameters<typeof itemPath>[0];
  pictureOf: (item: Item) => PictureValue | null;
  children?: (item: Item) => ReactNode;
}) => (
  <ul className="page-grid across-3">
    {items.map((item, index) => (
      <li key={item.id}>
        <PictureCard
          to={itemPath(pages, item.id)}
          name={item.name}
          picture={pictureOf(item)}
          placeholderVariant={index}
        >
          {children?.(item)}
        </PictureCard>
      </li>
    ))}
  </ul>
);
