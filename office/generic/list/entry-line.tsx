import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Checkbox, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { FocusableIconButton } from '#office/screen/focusable-icon-button.tsx';
import { useTimeText } from '#office/shell/format-time.ts';
import { fromList } from '#office/shell/moves.ts';
import { useTexts } from '#office/texts/texts.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { landing, SortHandle, type Sorting } from '../sortable.tsx';
import { StatusChips } from '../status-chip.tsx';
import { EntryThumbnail } from './entry-thumbnail.tsx';
import { useColumnText } from './list-column.ts';
import type { EntryList } from './use-entry-list.ts';

/** A row in the columns of its table; a card on narrow screens. */
export const lineLayout = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'subgrid' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  paddingInline: { xs: 1, md: 2 },
  paddingBlock: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface EntryLineProps {
  type: EntityName;
  list: EntryList;
  row: EntryRow;
  index: number;
  count: number;
  canChange: boolean;
  column: FieldDescription | undefined;
  sorting?: Sorting;
  onMove?: (to: number) => void;
}

/** An entry in a list. */
export function EntryLine({ type, list, row, index, count, canChange, column, sorting, onMove }: EntryLineProps) {
  const texts = useTexts();
  const words = texts.entries.list;
  const timeText = useTimeText();
  const columnText = useColumnText();
  const { search } = useLocation();
  const title = row.title || words.untitled;
  return (
    <Box
      role="row"
      data-sortable
      sx={{
        ...lineLayout,
        '&:hover': { backgroundColor: 'action.hover' },
        ...(sorting ? landing(sorting, index) : {}),
      }}
    >
      <Box
        role="cell"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          gridRow: { xs: '1 / 6', md: 'auto' },
          alignSelf: 'start',
        }}
      >
        {sorting && count > 1 && <SortHandle sorting={sorting} index={index} name={title} />}
        {canChange && (
          <Checkbox
            size="small"
            checked={list.selected.includes(row.id)}
            onChange={() => list.toggle(row.id)}
            slotProps={{ input: { 'aria-label': words.select({ title }) } }}
          />
        )}
        <EntryThumbnail
          picture={row.picture}
          type={type}
          isForWideScreens={list.found.data?.items.every(({ picture }) => picture === null) ?? true}
        />
      </Box>
      <Box role="cell" sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={`/${type}/${row.id}`}
          state={fromList(search)}
          underline="hover"
          color="textPrimary"
          dir="auto"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', display: 'inline-block', paddingBlock: 0.25 }}
        >
          {title}
        </MuiLink>
      </Box>
      {entityOf(type).parents && <Cell>{row.parentTitle}</Cell>}
      <Box role="cell" sx={below}>
        <StatusChips {...row} />
      </Box>
      {column && (
        <Cell label={column.label} isStrong>
          {columnText(column, row.columnValue)}
        </Cell>
      )}
      <Cell>
        {row.updatedBy === ''
          ? timeText(row.updatedAt)
          : words.changedBy({ when: timeText(row.updatedAt), who: row.updatedBy })}
      </Cell>
      <Box
        role="cell"
        sx={{ display: 'flex', gridColumn: { xs: 3, md: 'auto' }, gridRow: { xs: 1, md: 'auto' }, justifySelf: 'end' }}
      >
        {onMove && count > 1 && <MoveButtons title={title} index={index} count={count} onMove={onMove} />}
      </Box>
    </Box>
  );
}

interface MoveButtonsProps extends Pick<EntryLineProps, 'index' | 'count'> {
  title: string;
  onMove: (to: number) => void;
}

function MoveButtons({ title, index, count, onMove }: MoveButtonsProps) {
  const { form: words } = useTexts();
  return (
    <>
      <FocusableIconButton
        size="small"
        aria-label={`${words.moveUp}: ${title}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp fontSize="small" />
      </FocusableIconButton>
      <FocusableIconButton
        size="small"
        aria-label={`${words.moveDown}: ${title}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown fontSize="small" />
      </FocusableIconButton>
    </>
  );
}

const below = { gridColumn: { xs: '2 / 4', md: 'auto' }, minWidth: 0 };

interface CellProps {
  /** Shown before the value on narrow screens, which have no column headings. */
  label?: string;
  isStrong?: boolean;
  children: ReactNode;
}

function Cell({ label, isStrong = false, children }: CellProps) {
  const isEmpty = children === null || children === '';
  return (
    <Typography
      component="div"
      role="cell"
      variant="body2"
      color={isStrong ? 'textPrimary' : 'textSecondary'}
      sx={{ ...below, display: { xs: isEmpty ? 'none' : 'block', md: 'block' }, overflowWrap: 'anywhere' }}
    >
      {label !== undefined && (
        <Box component="span" aria-hidden="true" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
          {label}:{' '}
        </Box>
      )}
      {children}
    </Typography>
  );
}
