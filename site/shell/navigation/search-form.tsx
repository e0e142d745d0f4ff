import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { ComboboxState, SuggestionList } from '#site/searching/suggestion-list.tsx';
import { useTexts } from '#site/texts/use-texts.ts';
import { Search } from '#ui/icons.tsx';

type List = ComponentType<Parameters<typeof SuggestionList>[0]>;

/**
 * The site's search: a GET form for `/search?q=`. With script it shows suggestions; their module is loaded when the
 * field gets the focus.
 */
export function SearchForm({ id, query = '', large = false }: { id: string; query?: string; large?: boolean }) {
  const { search } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<{ Component: List; input: HTMLInputElement }>();
  const [state, setState] = useState<ComboboxState>();
  const listId = `${id}-suggestions`;

  const shownQuery = useRef(query);
  useEffect(() => {
    // Going back to an earlier search shows its query again; text typed before hydration is preserved.
    if (input.current && shownQuery.current !== query) input.current.value = query;
    shownQuery.current = query;
  }, [query]);

  const prepare = useCallback(() => {
    const field = input.current;
    if (!field) return;
    // Without suggestions, Enter still searches.
    void import('#site/searching/suggestion-list.tsx').then(
      ({ SuggestionList: Component }) => setList({ Component, input: field }),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    setState({ expanded: false });
    // The field may have had the focus before hydration.
    if (document.activeElement === input.current) prepare();
  }, [prepare]);

  return (
    <search>
      <Form action="/search" className="relative" autoComplete="off">
        <label htmlFor={id} className="sr-only">
          {search.label}
        </label>
        <div className="relative flex">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            maxLength={200}
            defaultValue={query}
            placeholder={search.placeholder}
            {...(state && comboboxProps(state, listId))}
            onFocus={prepare}
            className={`w-full min-w-0 rounded-pill border border-control bg-raised text-ink placeholder:text-muted ${
              large ? 'min-h-14 py-3 ps-6 pe-16 text-lg' : 'min-h-11 py-2 ps-4 pe-12'
            }`}
          />
          <button
            type="submit"
            aria-label={search.submit}
            className={`absolute end-0 inset-y-0 inline-flex cursor-pointer items-center justify-center ${
              large ? 'w-14' : 'w-11'
            } rounded-pill text-ink hover:text-brand-ink`}
          >
            <Search />
          </button>
        </div>
        {list ? <list.Component input={list.input} listId={listId} onState={setState} /> : null}
      </Form>
    </search>
  );
}

const comboboxProps = ({ expanded, active }: ComboboxState, listId: string) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': expanded,
    'aria-controls': expanded ? listId : undefined,
    'aria-activedescendant': active,
  }) as const;
