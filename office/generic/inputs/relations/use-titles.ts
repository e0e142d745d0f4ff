import { useQueries } from '@tanstack/react-query';
import type { EntityName } from '#content/registry.ts';
import { listEntries } from '#contract/calls/office/content.ts';
import { client } from '#office/providers/client.ts';
import { useTexts } from '#office/texts/texts.ts';

const atOnce = 100;

/** The titles of entries of a type by their ids, in as few requests as the call allows. */
export function useTitles(type: EntityName, ids: readonly number[]): (id: number) => string {
  const texts = useTexts();
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce).join(','),
  );
  const results = useQueries({
    queries: parts.map((part) => ({
      queryKey: [type, 'titles', part],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.list(
          listEntries,
          { type, ids: part, sort: 'own' as const, descending: false, skip: 0, take: atOnce },
          { signal },
        ),
    })),
  });
  const titles = new Map(results.flatMap(({ data }) => (data?.items ?? []).map(({ id, title }) => [id, title])));
  const isLoading = results.some(({ data }) => !data);
  return (id) => titles.get(id) ?? (isLoading ? '…' : texts.form.chosenGone({ id }));
}
