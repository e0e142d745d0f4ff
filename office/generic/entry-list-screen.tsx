import Add from '@mui/icons-material/Add';
import { Button, Card } from '@mui/material';
import { ListBase, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import type { EntityName } from '#content/registry.ts';
import { type EntryRow, entityName } from '#contract/office/entry-view.ts';
import { typeIcon } from '../entities/type-icons.ts';
import { NothingHere } from '../shell/access.tsx';
import { mayChange, maySee, useMe } from '../shell/me.ts';
import { Page } from '../shell/page.tsx';
import { EmptyState, LoadError, Loading } from '../shell/states.tsx';
import { useTexts } from '../texts/texts.ts';
import { BulkBar } from './list/bulk-bar.tsx';
import { EntryFilters } from './list/entry-filters.tsx';
import { EntryRows } from './list/entry-rows.tsx';
import { ListFilters } from './list/list-filters.tsx';
import { Pager } from './list/pager.tsx';
import { useListFilter } from './list/use-list-filter.ts';

/** All entries of a type. */
export function EntryListScreen() {
  const { role } = useMe();
  const type = entityName.safeParse(useResourceContext());
  if (!type.success || !maySee(role, type.data)) return <NothingHere />;
  return (
    // Filters are in the address only: stored ones would still apply when the list is opened from the menu.
    <ListBase
      resource={type.data}
      perPage={25}
      sort={{ field: 'own', order: 'ASC' }}
      storeKey={false}
      disableAuthentication
    >
      <EntryList type={type.data} canChange={mayChange(role, type.data)} />
    </ListBase>
  );
}

function EntryList({ type, canChange }: { type: EntityName; canChange: boolean }) {
  const texts = useTexts();
  const { label } = texts.entities[type];
  const { data, error, isPending, filterValues, refetch } = useListContext<EntryRow>();
  const listFilter = useListFilter();
  const parent: unknown = filterValues.parent;
  const create = typeof parent === 'number' || /^\d+$/.test(String(parent)) ? `create?parent=${parent}` : 'create';
  const add = canChange && (
    <Button component={Link} to={`/${type}/${create}`} variant="contained" startIcon={<Add />}>
      {texts.entities[type].add}
    </Button>
  );
  return (
    <Page title={label.many} actions={add}>
      <Card>
        <ListFilters type={type} listFilter={listFilter} />
        <EntryFilters type={type} listFilter={listFilter} />
        {canChange && <BulkBar type={type} />}
        {error ? (
          <LoadError error={error} onAgain={() => void refetch()} />
        ) : isPending || !data ? (
          <Loading />
        ) : data.length === 0 ? (
          <NoRows type={type} add={add} canChange={canChange} onClear={listFilter.clear} />
        ) : (
          <EntryRows type={type} rows={data} canChange={canChange} listFilter={listFilter} />
        )}
        <Pager onTurn={listFilter.turnTo} />
      </Card>
    </Page>
  );
}

interface NoRowsProps {
  type: EntityName;
  add: React.ReactNode;
  canChange: boolean;
  onClear(): void;
}

function NoRows({ type, add, canChange, onClear }: NoRowsProps) {
  const texts = useTexts();
  const words = texts.entries.list;
  const { none, addFirst } = texts.entities[type];
  const { filterValues } = useListContext<EntryRow>();
  const icon = typeIcon(type);
  if (filterValues.state === 'trashed' && !filterValues.words)
    return <EmptyState icon={icon} title={words.emptyTrash} />;
  if (Object.values(filterValues).some((value) => value !== undefined && value !== '')) {
    const clear = <Button onClick={onClear}>{words.clearFilters}</Button>;
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
