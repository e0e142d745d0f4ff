import { Box, TableSortLabel, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { type EntityName, entityOf } from '#content/registry.ts';
import { type EntryRow, entityName } from '#contract/office/entry-view.ts';
import { hiddenFromSight } from '#office/screen/hidden-from-sight.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useSorting } from '../sortable.tsx';
import { EntryLine, lineLayout } from './entry-line.tsx';
import { useListColumn } from './list-column.ts';
import type { EntryList, ListSort } from './use-entry-list.ts';
import { useOrdering } from './use-ordering.ts';

interface EntryRowsProps {
  type: EntityName;
  rows: readonly EntryRow[];
  canChange: boolean;
  list: EntryList;
}

/** The rows share the table's columns on wide screens. On narrow screens each row is a card. */
const sharedColumns = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' } as const;

/** The entries of a page of the list, as a table. */
export function EntryRows({ type, rows, canChange, list }: EntryRowsProps) {
  const entityTexts = useTexts().entities;
  const texts = useTexts();
  const container = useRef<HTMLDivElement>(null);
  const { canOrder, needsParent, shown, move } = useOrdering(type, list, rows, canChange);
  const sorting = useSorting(container, (from, to) => void move(from, to));
  const parentType = entityName.safeParse(entityOf(type).parents?.[0]).data;
  const parentName = parentType === undefined ? undefined : entityTexts[parentType].label.one;
  const column = useListColumn(type);
  return (
    <>
      {shown.length > 1 && (canOrder || needsParent) && (
        <Typography variant="body2" color="textSecondary" sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
          {canOrder ? texts.entries.list.orderHint : texts.entries.list.orderNeedsParent({ what: parentName ?? '' })}
        </Typography>
      )}
      <Box
        role="table"
        aria-label={entityTexts[type].label.many}
        sx={{
          display: { md: 'grid' },
          gridTemplateColumns: [
            'auto minmax(0, 3fr)',
            parentName === undefined ? '' : 'minmax(0, 1.3fr)',
            'minmax(min-content, 1.2fr)',
            column ? 'minmax(0, 1.2fr)' : '',
            'minmax(0, 1.4fr) auto',
          ].join(' '),
          columnGap: 1.5,
        }}
      >
        <Headings list={list} column={column?.label} parentName={parentName} />
        <Box role="rowgroup" ref={container} sx={sharedColumns}>
          {shown.map((row, index) => (
            <EntryLine
              key={row.id}
              {...{ type, list, row, index, canChange, column }}
              count={shown.length}
              {...(canOrder ? { sorting, onMove: (to: number) => void move(index, to) } : {})}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}

interface HeadingsProps {
  list: EntryList;
  column: string | undefined;
  parentName: string | undefined;
}

function Headings({ list, column, parentName }: HeadingsProps) {
  const { columns } = useTexts().entries.list;
  const sortable = (by: ListSort, label: string) => {
    const isSorted = list.sort === by;
    const direction = list.isDescending ? 'desc' : 'asc';
    return (
      <Heading sorted={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}>
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : by === 'updated' ? 'desc' : 'asc'}
          onClick={() => (isSorted ? list.order(by, !list.isDescending) : list.order(by))}
        >
          {label}
        </TableSortLabel>
      </Heading>
    );
  };
  return (
    <Box role="rowgroup" sx={{ ...sharedColumns, '@media (max-width: 899.95px)': hiddenFromSight }}>
      <Box role="row" sx={{ ...lineLayout, borderTop: 0, paddingBlock: 1, backgroundColor: 'action.hover' }}>
        <Heading>
          <Box component="span" sx={hiddenFromSight}>
            {columns.select}
          </Box>
        </Heading>
        {sortable('title', columns.title)}
        {parentName !== undefined && <Heading>{parentName}</Heading>}
        {sortable('status', columns.state)}
        {column !== undefined && <Heading>{column}</Heading>}
        {sortable('updated', columns.updated)}
        <Heading>
          <Box component="span" sx={hiddenFromSight}>
            {columns.order}
          </Box>
        </Heading>
      </Box>
    </Box>
  );
}

function Heading({ sorted, children }: { sorted?: 'ascending' | 'descending' | undefined; children: ReactNode }) {
  return (
    <Typography component="span" role="columnheader" aria-sort={sorted} variant="body2" sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
  );
}
