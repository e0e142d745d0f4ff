import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Checkbox, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { moveEntry } from '#contract/calls/office/move-entry.ts';
import { type EntityName, entities, entityOf } from '#contract/entities/registry.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { client } from '#office/providers/client.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { useMomentText } from '#office/shell/moments.ts';
import { fromList } from '#office/shell/moves.ts';
import { useTexts } from '#office/texts/texts.ts';
import { useRefresh } from '../refresh.ts';
import { landing, SortHandle, type Sorting, useSorting } from '../sortable.tsx';
import { StatusChips } from '../status-chip.tsx';
import { EntryThumbnail } from './entry-thumbnail.tsx';

interface EntryRowsProps {
  type: EntityName;
  rows: readonly EntryRow[];
  canChange: boolean;
}

/** The columns of a wide screen; on a narrow one each line becomes a card. */
const columns = { xs: 'auto 1fr auto', md: 'auto minmax(0, 3fr) minmax(0, 1.4fr) minmax(0, 1.5fr) auto' };

/** The order that visitors see can be changed while it is what is shown, of entries under one parent. */
function useOrdering(type: EntityName, rows: readonly EntryRow[], canChange: boolean) {
  const texts = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const { sort, filterValues, page, perPage } = useListContext<EntryRow>();
  const [early, setEarly] = useState<{ of: readonly EntryRow[]; rows: EntryRow[] }>();
  const entity = entityOf(type);
  const oneParent = entity.parents === undefined || rows.every((row) => row.parent === rows[0]?.parent);
  const plain = !filterValues.words && !filterValues.state && sort.field === 'own' && sort.order === 'ASC';
  const whole = entity.parents === undefined || Boolean(filterValues.parent);
  const canOrder = canChange && entity.order === 'position' && plain && oneParent && whole;
  const shown = early?.of === rows ? early.rows : rows;

  const move = async (from: number, to: number) => {
    const row = shown[from];
    if (!row) return;
    const rest = shown.filter((_, index) => index !== from);
    setEarly({ of: rows, rows: rest.toSpliced(to, 0, row) });
    const position = (page - 1) * perPage + to;
    try {
      await client.call(moveEntry, { id: row.id, position });
      notify(texts.entries.list.moved(row.title, position + 1), { type: 'info' });
    } catch (error) {
      notify(messageOf(error, texts), { type: 'error' });
      setEarly(undefined);
    }
    await refresh(type);
  };
  return { canOrder, needsParent: canChange && entity.order === 'position' && plain && !whole, shown, move };
}

export function EntryRows({ type, rows, canChange }: EntryRowsProps) {
  const texts = useTexts();
  const container = useRef<HTMLUListElement>(null);
  const { canOrder, needsParent, shown, move } = useOrdering(type, rows, canChange);
  const sorting = useSorting(container, (from, to) => void move(from, to));
  const parentType = entityOf(type).parents?.[0];
  const parentName =
    parentType === undefined ? '' : (entities as Record<string, { label: { one: string } }>)[parentType]?.label.one;
  return (
    <>
      {shown.length > 1 && (canOrder || needsParent) && (
        <Typography variant="body2" color="textSecondary" sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
          {canOrder ? texts.entries.list.orderHint : texts.entries.list.orderNeedsParent(parentName ?? '')}
        </Typography>
      )}
      <Box
        component="ul"
        ref={container}
        aria-label={entities[type].label.many}
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {shown.map((row, index) => (
          <Row
            key={row.id}
            type={type}
            row={row}
            index={index}
            count={shown.length}
            canChange={canChange}
            {...(canOrder ? { sorting, onMove: (to: number) => void move(index, to) } : {})}
          />
        ))}
      </Box>
    </>
  );
}

interface RowProps {
  type: EntityName;
  row: EntryRow;
  index: number;
  count: number;
  canChange: boolean;
  sorting?: Sorting;
  onMove?: (to: number) => void;
}

function Row({ type, row, index, count, canChange, sorting, onMove }: RowProps) {
  const texts = useTexts();
  const words = texts.entries.list;
  const momentText = useMomentText();
  const { search } = useLocation();
  const { selectedIds, onToggleItem } = useListContext<EntryRow>();
  const title = row.title || words.untitled;
  return (
    <Box
      component="li"
      data-sortable
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        paddingInline: { xs: 1, md: 2 },
        paddingBlock: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { backgroundColor: 'action.hover' },
        ...(sorting ? landing(sorting, index) : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, gridRow: { xs: '1 / 3', md: 'auto' } }}>
        {sorting && count > 1 && <SortHandle sorting={sorting} index={index} name={title} />}
        {canChange && (
          <Checkbox
            size="small"
            checked={selectedIds?.includes(row.id) ?? false}
            onChange={() => onToggleItem(row.id)}
            slotProps={{ input: { 'aria-label': words.select(title) } }}
          />
        )}
        <EntryThumbnail picture={row.picture} type={type} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={`/${type}/${row.id}`}
          state={fromList(search)}
          underline="hover"
          color="textPrimary"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', display: 'inline-block', paddingBlock: 0.25 }}
        >
          {title}
        </MuiLink>
        {row.parentTitle && (
          <Typography variant="body2" color="textSecondary">
            {row.parentTitle}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '2 / 4', md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }}>
        <StatusChips {...row} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: { xs: '2 / 4', md: 'auto' } }}>
        {row.dated && (
          <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
            {momentText(row.dated)}
          </Box>
        )}
        {words.changedBy(momentText(row.updatedAt), row.updatedBy)}
      </Typography>
      <Box sx={{ display: 'flex', gridColumn: { xs: 3, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } }}>
        {onMove && count > 1 && (
          <>
            <IconButton
              size="small"
              aria-label={`${texts.form.moveUp}: ${title}`}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <ArrowUp fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`${texts.form.moveDown}: ${title}`}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              <ArrowDown fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
    </Box>
  );
}
