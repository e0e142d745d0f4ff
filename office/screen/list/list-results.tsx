import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from '../loaded.tsx';
import type { ListState } from './list-state.ts';
import { Pager } from './pager.tsx';

interface ListResultsProps<Item> {
  of: LoadedProps<{ items: Item[]; total: number }>['of'];
  state: ListState;
  /** Shown for an empty list. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** One page of a list, and the buttons for its other pages. */
export function ListResults<Item>({ of: asked, state, empty, children }: ListResultsProps<Item>) {
  return (
    <Loaded of={asked}>
      {({ items, total }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            {children(items)}
            <Pager state={state} total={total} />
          </>
        )
      }
    </Loaded>
  );
}
