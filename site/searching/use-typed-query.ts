import { useCallback, useEffect, useRef, useState } from 'react';
import { typingRestMs } from './suggestions.ts';

/**
 * The text of a search field once typing pauses; '' after `close`, when the field loses the focus and when its form is
 * sent. Arrow down brings it back.
 */
export function useTypedQuery(input: HTMLInputElement): { query: string; close(): void } {
  const [query, setQuery] = useState('');
  const timer = useRef(0);
  /** Also cancels the pending request for letters just typed. */
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setQuery('');
  }, []);
  useEffect(() => {
    const onInput = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setQuery(input.value.trim()), typingRestMs);
    };
    // An open list handles the keys itself.
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
  return { query, close };
}
