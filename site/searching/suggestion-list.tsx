import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ArrowRight } from '#ui/icons.tsx';
import { pageAddress } from '../reading/paging.ts';
import { useShell } from '../shell/use-shell.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { kindTexts } from './kind-texts.ts';
import { Segments } from './segments.tsx';
import { chosenByKey, fetchSuggestions, minLetters, type Suggestions, typingRestMs } from './suggestions.ts';
import { useData } from './use-data.ts';

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

/** Suggestions under a search field, requested once typing pauses. This module is loaded when a field first gets the focus. */
export function SuggestionList({ input, listId, onState }: ListProps) {
  const [query, setQuery] = useState('');
  const timer = useRef(0);
  /** Closes the list and cancels the pending request for letters just typed. */
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setQuery('');
  }, []);
  useEffect(() => {
    const onInput = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setQuery(input.value.trim()), typingRestMs);
    };
    // Arrow down reopens the list that Escape closed; an open list handles the keys itself.
    const onOpen = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' && input.ariaExpanded !== 'true') setQuery(input.value.trim());
    };
    // The visitor may have typed while this module loaded.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('input', onInput);
    input.addEventListener('blur', close);
    input.form?.addEventListener('submit', close);
    input.addEventListener('keydown', onOpen);
    return () => {
      window.clearTimeout(timer.current);
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', close);
      input.form?.removeEventListener('submit', close);
      input.removeEventListener('keydown', onOpen);
    };
  }, [input, close]);
  return query.length >= minLetters ? (
    <Answers query={query} close={close} input={input} listId={listId} onState={onState} />
  ) : null;
}

function Answers({ query, close, input, listId, onState }: ListProps & { query: string; close(): void }) {
  const { suggestions: texts } = usePageTexts();
  const { inPath } = useShell();
  const basename = inPath?.basename;
  const fetchThese = useCallback((signal: AbortSignal) => fetchSuggestions(query, signal, basename), [query, basename]);
  const loading = useData(fetchThese);
  const [latest, setLatest] = useState<{ answer: Suggestions; query: string }>();
  if (loading.state === 'loaded' && latest?.answer !== loading.data) setLatest({ answer: loading.data, query });
  // Show the last suggestions until the next arrive, to avoid flicker.
  const shown = loading.state === 'error' ? undefined : latest;
  if (loading.state === 'error') return <Message text={texts.failed} onState={onState} />;
  if (!shown) return <Message text={texts.searching} onState={onState} quiet />;
  if (shown.answer.items.length === 0) return <Message text={texts.none} onState={onState} />;
  return <Options key={shown.query} {...shown} close={close} input={input} listId={listId} onState={onState} />;
}

function Message({ text, onState, quiet }: { text: string; onState: ListProps['onState']; quiet?: boolean }) {
  useEffect(() => onState({ expanded: false }), [onState]);
  return (
    <p role="status" className={quiet ? 'sr-only' : 'suggestions px-4 py-3 text-muted'}>
      {text}
    </p>
  );
}

function Options({
  answer,
  query,
  close,
  input,
  listId,
  onState,
}: ListProps & { answer: Suggestions; query: string; close(): void }) {
  const pageTexts = usePageTexts();
  const { suggestions: texts } = pageTexts;
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(-1);
  const idOf = (index: number) => `${listId}-${index}`;
  const addresses = [...answer.items.map(({ url }) => url), pageAddress('/search', 1, { q: query })];

  const go = (address: string | undefined) => {
    if (address === undefined) return;
    close();
    void navigate(address);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input]);

  const active = chosen >= 0 ? `${listId}-${chosen}` : undefined;
  useEffect(() => onState({ expanded: true, active }), [onState, active]);
  useEffect(() => () => onState({ expanded: false }), [onState]);

  const option = (index: number) => ({
    id: idOf(index),
    role: 'option',
    'aria-selected': index === chosen,
    onClick: () => go(addresses[index]),
  });
  return (
    <>
      <p role="status" className="sr-only">
        {texts.found({ count: answer.items.length })}
      </p>
      {/* Pressing on the list must not take the focus from its field. */}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={texts.label}
        className="suggestions"
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {answer.items.map((item, index) => (
          <div key={item.url} {...option(index)} className="suggestion">
            <span className="min-w-0">
              <Segments of={item} field="title" />
            </span>
            <span className="shrink-0 text-sm text-muted">{kindTexts(pageTexts, item.type).single}</span>
          </div>
        ))}
        <div {...option(answer.items.length)} className="suggestion border-t border-line font-semibold text-brand-ink">
          <span className="min-w-0">{texts.all({ count: answer.total, more: answer.more, query })}</span>
          <ArrowRight className="size-4.5 shrink-0" />
        </div>
      </div>
    </>
  );
}
