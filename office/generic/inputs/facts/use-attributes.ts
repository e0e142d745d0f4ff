import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attribute as attributeType } from '#content/attribute/definition.ts';
import { getEntry } from '#contract/calls/office/content.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { client } from '#office/providers/client.ts';
import type { AttributeOfFacts } from './facts.ts';

/** An attribute in its latest state; null: there is none. */
async function loadAttribute(id: number, signal: AbortSignal): Promise<AttributeOfFacts | null> {
  try {
    const { type, document, trashedAt } = await client.call(getEntry, { id }, { signal });
    const read = attributeType.document.safeParse(document);
    return type === 'attribute' && trashedAt === null && read.success ? read.data : null;
  } catch (error) {
    if (error instanceof CallError && error.kind === 'not-found') return null;
    throw error;
  }
}

/**
 * Attributes by their ids: undefined while one is loaded, null for one that no longer exists. The function stays the
 * same as long as the attributes do.
 */
export function useAttributes(ids: readonly number[]): (id: number | undefined) => AttributeOfFacts | null | undefined {
  const key = [...new Set(ids)].join(',');
  const unique = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  const loaded = useQueries({
    queries: unique.map((id) => ({
      queryKey: ['attribute', 'facts', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadAttribute(id, signal),
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => {
    const found = new Map(unique.map((id, index) => [id, loaded[index]]));
    return (id) => (id === undefined ? undefined : found.get(id));
  }, [unique, loaded]);
}

export const useAttribute = (id: number | undefined) => useAttributes(id === undefined ? [] : [id])(id);
