import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Empty } from '../empty.tsx';
import type { LoadedProps } from '../loaded.tsx';
import { Page } from '../page.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListResults } from './list-results.tsx';
import type { ListState } from './list-state.ts';

interface KeptListProps<Item> {
  texts: Record<'title' | 'intro' | 'search' | 'noMatch' | 'nothing' | 'nothingHint', string>;
  /** The label of the button that adds an item. */
  addLabel: string;
  onAdd(): void;
  state: ListState;
  of: LoadedProps<{ items: Item[]; total: number }>['of'];
  /** The items as a table. */
  table(items: Item[]): ReactNode;
  /** The open dialog. */
  children: ReactNode;
}

/** A screen for a list that editors add to, with a search. */
export function KeptList<Item>({ texts, addLabel, onAdd, state, of, table, children }: KeptListProps<Item>) {
  const isSearched = state.value('words') !== '';
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button variant="contained" onClick={onAdd}>
          {addLabel}
        </Button>
      }
    >
      <ListFilters state={state} search={texts.search} />
      <ListResults
        of={of}
        state={state}
        empty={isSearched ? <Empty title={texts.noMatch} /> : <Empty title={texts.nothing} hint={texts.nothingHint} />}
      >
        {table}
      </ListResults>
      {children}
    </Page>
  );
}
