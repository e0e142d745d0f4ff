import Add from '@mui/icons-material/Add';
import { Button, Card } from '@mui/material';
import { Link, Navigate, useLocation } from 'react-router';
import type { EntityName } from '#content/registry.ts';
import { SheetLink } from '#office/entities/sheet-link.tsx';
import { typeIcon } from '#office/entities/type-icons.ts';
import { NothingHere } from '#office/shell/frame/access.tsx';
import { Page } from '#office/shell/frame/page.tsx';
import { mayChange, maySee, useMe } from '#office/shell/me.ts';
import { EmptyState, LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { TableButtons } from '#office/transfer/products/table-buttons.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { listSearchOf } from './earlier-address.ts';
import { EntryFilters } from './entry-filters.tsx';
import { EntryRows } from './entry-rows.tsx';
import { ListFilters } from './list-filters.tsx';
import { Pager } from './pager.tsx';
import { type EntryList, useEntryList } from './use-entry-list.ts';

/** All entries of a type. */
export function EntryListScreen({ type }: { type: EntityName }) {
  const { role } = useMe();
  const { search } = useLocation();
  const now = listSearchOf(search);
  if (!maySee(role, type)) return <NothingHere />;
  if (now !== search) return <Navigate to={{ search: now }} replace />;
  return <Entries type={type} canChange={mayChange(role, type)} />;
}

function Entries({ type, canChange }: { type: EntityName; canChange: boolean }) {
  const texts = useTexts();
  const { label } = texts.entities[type];
  const list = useEntryList(type);
  const { data, error, refetch } = list.found;
  const { parent } = list.filters;
  const category = typeof parent === 'number' ? parent : undefined;
  const create = typeof parent === 'number' ? `create?parent=${parent}` : 'create';
  const add = canChange && (
    <Button component={Link} to={`/${type}/${create}`} variant="contained" startIcon={<Add />}>
      {texts.entities[type].add}
    </Button>
  );
  return (
    <Page
      title={label.many}
      actions={
        <>
          <SheetLink type={type} category={category} />
          {type === 'product' && <TableButtons category={category} />}
          {add}
        </>
      }
    >
      <Card>
        <ListFilters type={type} list={list} />
        <EntryFilters type={type} list={list} />
        {canChange && <BulkBar type={type} list={list} />}
        {error ? (
          <LoadError error={error} onAgain={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : data.items.length === 0 ? (
          <NoRows type={type} list={list} add={add} canChange={canChange} />
        ) : (
          <EntryRows type={type} rows={data.items} canChange={canChange} list={list} />
        )}
        <Pager list={list} />
      </Card>
    </Page>
  );
}

interface NoRowsProps {
  type: EntityName;
  list: EntryList;
  add: React.ReactNode;
  canChange: boolean;
}

function NoRows({ type, list, add, canChange }: NoRowsProps) {
  const texts = useTexts();
  const words = texts.entries.list;
  const { none, addFirst } = texts.entities[type];
  const { words: sought, state, parent } = list.filters;
  const icon = typeIcon(type);
  if (state === 'trashed' && sought === '') return <EmptyState icon={icon} title={words.emptyTrash} />;
  if (sought !== '' || state !== undefined || parent !== undefined) {
    const clear = <Button onClick={list.clear}>{words.clearFilters}</Button>;
    return (
      <EmptyState icon={icon} title={words.noneFound} action={clear}>
        {words.noneFoundBody}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={none} action={add}>
      {canChange ? addFirst : words.emptyReader}
    </EmptyState>
  );
}
