import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type EntityName, entities } from '#content/registry.ts';
import { getEntry, listEntries } from '#contract/calls/office/content.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { client } from '#office/providers/client.ts';
import { NoAccess, NothingHere } from '#office/shell/frame/access.tsx';
import { Page } from '#office/shell/frame/page.tsx';
import { mayChange, maySee, useMe } from '#office/shell/me.ts';
import { LoadError, Loading } from '#office/shell/states.tsx';
import { useTexts } from '#office/texts/texts.ts';
import { describeFields } from '../fields/describe-fields.ts';
import { useFormKey } from '../saving/use-form-key.ts';
import { EntryEditor } from './entry-editor.tsx';
import { newValues, valuesOf } from './entry-values.ts';

/**
 * The form keeps the entry as loaded until it is saved, also when other editors change it. A copy has its own query:
 * the form of the original may still have older data.
 */
export const useEntry = (id: number | undefined, use: 'edit' | 'copy') =>
  useQuery({
    queryKey: ['entry', use, id ?? 0],
    enabled: id !== undefined,
    queryFn: ({ signal }) => client.call(getEntry, { id: id ?? 0 }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (count, error) => count < 1 && !(error instanceof CallError && error.kind === 'not-found'),
  });

/** The form of one entry, new or existing. */
export function EntryFormScreen({ type }: { type: EntityName }) {
  const { role } = useMe();
  const { id } = useParams();
  const [search] = useSearchParams();
  const { key, isNew, onMade } = useFormKey(id, `${search.get('parent') ?? ''}.${search.get('copy') ?? ''}`);
  if (!maySee(role, type)) return <NothingHere />;
  if (isNew) {
    if (!mayChange(role, type)) return <NoAccess />;
    return <NewEntry key={key} type={type} search={search} onMade={onMade} />;
  }
  if (!/^\d{1,10}$/.test(key)) return <NothingHere />;
  return <OldEntry key={key} type={type} id={Number(key)} />;
}

/** The form of a type with a single entry. */
export function SingleFormScreen({ type }: { type: EntityName }) {
  const { role } = useMe();
  return maySee(role, type) ? <SingleEntry type={type} /> : <NothingHere />;
}

function SingleEntry({ type }: { type: EntityName }) {
  const found = useQuery({
    // After the form has created the entry, the query must not run again.
    queryKey: ['single', type],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) =>
      client.list(listEntries, { type, sort: 'own', descending: false, skip: 0, take: 1 }, { signal }),
  });
  if (found.error) return <LoadError error={found.error} onAgain={() => void found.refetch()} />;
  if (!found.data) return <Loading />;
  const [row] = found.data.items;
  return row ? <OldEntry key={row.id} type={type} id={row.id} single /> : <NewEntry type={type} single />;
}

interface OldEntryProps {
  type: EntityName;
  id: number;
  single?: boolean;
}

function OldEntry({ type, id, single = false }: OldEntryProps) {
  const { data, error, refetch } = useEntry(id, 'edit');
  if (error instanceof CallError && error.kind === 'not-found') return <NothingHere />;
  if (error) return <LoadError error={error} onAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.type !== type) return <NothingHere />;
  return <EntryEditor key={data.id} type={type} entry={data} single={single} />;
}

interface NewEntryProps {
  type: EntityName;
  search?: URLSearchParams;
  single?: boolean;
  onMade?: (id: number) => void;
}

const idIn = (text: string | null | undefined) => (text && /^\d{1,10}$/.test(text) ? Number(text) : undefined);

function NewEntry({ type, search, single = false, onMade }: NewEntryProps) {
  const entityTexts = useTexts().entities;
  const copied = useEntry(idIn(search?.get('copy')), 'copy');
  if (copied.error) {
    return (
      <Page title={entityTexts[type].label.one}>
        <LoadError error={copied.error} onAgain={() => void copied.refetch()} />
      </Page>
    );
  }
  if (copied.isLoading) return <Loading />;
  const parent = idIn(search?.get('parent')) ?? null;
  return <FreshEditor type={type} copy={copied.data} parent={parent} single={single} onMade={onMade} />;
}

interface FreshEditorProps {
  type: EntityName;
  copy: EditedEntry | undefined;
  parent: number | null;
  single: boolean;
  onMade: ((id: number) => void) | undefined;
}

function FreshEditor({ type, copy, parent, single, onMade }: FreshEditorProps) {
  const start = useMemo(() => {
    const fields = describeFields(entities[type].document);
    const from = copy && { id: copy.id, revision: copy.revision };
    return copy ? { ...valuesOf(fields, copy), from } : newValues(fields, parent, new Date());
  }, [type, copy, parent]);
  return <EntryEditor type={type} start={start} isCopy={copy !== undefined} single={single} onMade={onMade} />;
}
