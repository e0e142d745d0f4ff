import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ArrowRight } from '#ui/icons.tsx';
import { pageAddress } from '../reading/paging.ts';
import { useShell } from '../shell/use-shell.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { kindTexts } from './kind-texts.ts';
import { Segments } from './segments.tsx';
import { SuggestionPicture } from './suggestion-picture.tsx';
import { chosenByKey, fetchSuggestions, minLetters, movesCaret, type Suggestions } from './suggestions.ts';
import { useData } from './use-data.ts';
import { useTypedQuery } from './use-typed-query.ts';

/** The ARIA state of the text field for its list. */
export interface ComboboxState {
  expanded: boolean;
  /** The id of the active option. */
  active?: string;
}

interface ListProps {
  input: HTMLInputElement;
  listId: string;
  onState(state: ComboboxState): void;
}

/** The answer that is shown, with its query. */
interface Answer {
  answer: Suggestions;
  query: string;
}

/** Suggestions under a search field, requested once typing pauses. This module is loaded when a field first gets the focus. */
export function SuggestionList({ input, listId, onState }: ListProps) {
  const { suggestions: texts } = usePageTexts();
  const { query, close } = useTypedQuery(input);
  const outcome = useSuggestions(query.length >= minLetters ? query : undefined);
  const shown = typeof outcome === 'object' && outcome.answer.items.length > 0 ? outcome : undefined;
  const isOpen = shown !== undefined;
  useEffect(() => {
    if (!isOpen) onState({ expanded: false });
  }, [isOpen, onState]);
  return (
    <>
      <Status outcome={outcome} />
      {shown ? (
        <Options
          key={shown.query}
          {...shown}
          close={close}
          input={input}
          listId={listId}
          label={texts.label}
          onState={onState}
        />
      ) : null}
    </>
  );
}

/**
 * The state of the suggestions for a query, undefined without one. The last ones stay until the next arrive, to avoid
 * flicker.
 */
function useSuggestions(query: string | undefined): 'failed' | 'searching' | Answer | undefined {
  const { inPath } = useShell();
  const basename = inPath?.basename;
  const fetchThese = useCallback(
    (signal: AbortSignal) => fetchSuggestions(query ?? '', signal, basename),
    [query, basename],
  );
  const loading = useData(query === undefined ? undefined : fetchThese);
  const [latest, setLatest] = useState<Answer>();
  if (query === undefined) {
    if (latest) setLatest(undefined);
    return undefined;
  }
  if (loading.state === 'error') return 'failed';
  if (loading.state === 'loaded' && latest?.answer !== loading.data) {
    const next = { answer: loading.data, query };
    setLatest(next);
    return next;
  }
  return latest ?? 'searching';
}

/** Announces the state. The element stays, because screen readers announce changes of a region that they know. */
function Status({ outcome }: { outcome: ReturnType<typeof useSuggestions> }) {
  const { suggestions: texts } = usePageTexts();
  const count = typeof outcome === 'object' ? outcome.answer.items.length : 0;
  const isNone = typeof outcome === 'object' && count === 0;
  const isVisible = isNone || outcome === 'failed';
  return (
    <p role="status" className={isVisible ? 'suggestions px-4 py-3 text-muted' : 'sr-only'}>
      {outcome === 'failed' ? texts.failed : null}
      {outcome === 'searching' ? texts.searching : null}
      {isNone ? texts.none : null}
      {count > 0 ? texts.found({ count }) : null}
    </p>
  );
}

interface OptionsProps extends ListProps, Answer {
  label: string;
  close(): void;
}

function Options({ answer, query, close, input, listId, label, onState }: OptionsProps) {
  const pageTexts = usePageTexts();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(-1);
  const addresses = [...answer.items.map(({ url }) => url), pageAddress('/search', 1, { q: query })];

  const go = (address: string | undefined) => {
    if (address === undefined) return;
    close();
    void navigate(address);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (movesCaret(event.key)) setChosen(-1);
    const next = chosenByKey(event.key, chosen, addresses.length);
    if (next !== undefined) setChosen(next);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen >= 0) go(addresses[chosen]);
    else return;
    event.preventDefault();
  });
  // A layout effect: as soon as the list is visible, keys must not reach the field, where Escape clears the text.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Enter searches for text typed since.
    const onInput = () => setChosen(-1);
    input.addEventListener('keydown', listen);
    input.addEventListener('input', onInput);
    return () => {
      input.removeEventListener('keydown', listen);
      input.removeEventListener('input', onInput);
    };
  }, [input]);

  const active = chosen >= 0 ? `${listId}-${chosen}` : undefined;
  useEffect(() => onState({ expanded: true, active }), [onState, active]);

  const option = (index: number) => ({
    id: `${listId}-${index}`,
    role: 'option',
    'aria-selected': index === chosen,
    onClick: () => go(addresses[index]),
  });
  return (
    // Pressing on the list must not take the focus from its field.
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className="suggestions"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {answer.items.map((item, index) => (
        <div key={item.url} {...option(index)} className="suggestion">
          <SuggestionPicture type={item.type} picture={item.picture} />
          <span className="min-w-0 grow">
            <Segments of={item} field="title" />
            {item.discontinued ? (
              <span className="block text-sm text-muted">{pageTexts.types.product.discontinued}</span>
            ) : null}
          </span>
          <span className="shrink-0 text-sm text-muted">{kindTexts(pageTexts, item.type).single}</span>
        </div>
      ))}
      <div {...option(answer.items.length)} className="suggestion border-t border-line font-semibold text-brand-ink">
        <span className="min-w-0 grow">
          {pageTexts.suggestions.all({ count: answer.total, more: answer.more, query: answer.corrected ?? query })}
        </span>
        <ArrowRight className="size-4.5 shrink-0" />
      </div>
    </div>
  );
}
