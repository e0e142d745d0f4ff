import { useMutation, useQuery } from '@tanstack/react-query';
import type { EntityName } from '#content/registry.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import { getDesks, saveDesks } from '#contract/calls/office/desks.ts';
import type { Desk, DeskSettings } from '#contract/office/desks/desks.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { client } from '#office/providers/client.ts';
import { useCall, useInvalidate } from '#office/providers/use-call.ts';
import { notify } from '#office/shell/notify.ts';
import { useTexts } from '#office/texts/texts.ts';

export type LoadedDesks = CallOutput<typeof getDesks>;

const key = ['desks'];

export const useDesks = () => useCall(key, getDesks, {});

/** Saves a change of the desks that were loaded. A colleague's change in between is refused, and loaded. */
export function useSaveDesks({ desks, rules, ownOnly, revision }: LoadedDesks, onSaved: () => void = () => {}) {
  const texts = useTexts().desks;
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (change: Partial<DeskSettings>) =>
      client.call(saveDesks, { settings: { desks, rules, ownOnly, ...change }, seen: revision }),
    onSuccess: () => {
      notify(texts.saved, { type: 'success' });
      onSaved();
    },
    onSettled: () => invalidate(key, ['messages']),
  });
}

/** The name of a desk. The default one may have none of its own. */
export function useDeskName(): (desk: Pick<Desk, 'name'> | undefined) => string {
  const { defaultName } = useTexts().desks;
  return (desk) => desk?.name || defaultName;
}

/** An entry that a rule may name. */
export interface NamedEntry {
  id: number;
  name: string;
  parent: number | null;
}

const pageSize = 100;

/** All entries of a type in the order of the site. */
export const useNamedEntries = (type: EntityName) =>
  useQuery({
    queryKey: ['entries', type, 'names'],
    queryFn: async ({ signal }) => {
      const entries: NamedEntry[] = [];
      for (let skip = 0; ; skip += pageSize) {
        const query = { type, sort: 'own', descending: false, skip, take: pageSize } as const;
        const { items, total } = await client.list(listEntries, query, { signal });
        for (const { id, title, parent, parentTitle } of items)
          entries.push({ id, parent, name: parentTitle === null ? title : `${parentTitle} › ${title}` });
        if (skip + pageSize >= total) return entries;
      }
    },
  });

/** A category with those above it, by the entries. */
export function withAncestorsIn(entries: readonly NamedEntry[]): (id: number) => number[] {
  const parents = new Map(entries.map(({ id, parent }) => [id, parent]));
  return (id) => {
    const found: number[] = [];
    for (let at: number | null = id; at !== null && !found.includes(at); at = parents.get(at) ?? null) found.push(at);
    return found;
  };
}
