import { useSearchParams } from 'react-router';
import { settled } from '#office/shell/moves.ts';
import { useOptimisticValue } from '#office/shell/use-optimistic-value.ts';

export const pageLength = 25;

export interface ListState {
  /** A parameter of the page's address; '' if absent. */
  value(name: string): string;
  /**
   * Changes values; a list with different filters starts at its first page. `step` adds a history entry. `settled`
   * navigates without a warning about unsaved work.
   */
  change(values: Record<string, string>, how?: 'step' | 'settled'): void;
  /** Counted from 1. */
  page: number;
  skip: number;
  take: number;
}

/** The state of a list is in its address, so that users can return to it and share it. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const ahead = useOptimisticValue(params, params.toString());
  const change = (values: Record<string, string>, how?: 'step' | 'settled') => {
    const after = new URLSearchParams(ahead.latest());
    if (!('page' in values) && !('open' in values)) after.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value) after.set(name, value);
      else after.delete(name);
    }
    ahead.ask(after, after.toString());
    setParams(after, {
      replace: how !== 'step',
      preventScrollReset: true,
      ...(how === 'settled' ? { state: settled } : {}),
    });
  };
  return { value: (name) => params.get(name) ?? '', change, page, skip: (page - 1) * pageLength, take: pageLength };
}
