import { type MouseEvent, type MouseEventHandler, useEffect, useRef, useState } from 'react';

/** The text that the editor types into a picker, which replaces its `value`. */
export function useTyped(value: string) {
  /** Undefined: the value is shown. */
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What is typed next replaces the chosen value.
    if (typed === undefined && value !== '' && input.current === document.activeElement) input.current?.select();
  }, [typed, value]);
  return {
    typed,
    inputRef: input,
    /**
     * A press selects the value, also in the field that has the focus after a choice. Not a click: the list that the press
     * opens may be under the pointer for a moment, and get it.
     */
    selecting: (own?: MouseEventHandler<HTMLInputElement>) => (event: MouseEvent<HTMLInputElement>) => {
      own?.(event);
      if (typed !== undefined || value === '' || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.focus();
      event.currentTarget.select();
    },
    inputValue: typed ?? value,
    clear: () => setTyped(undefined),
    onInputChange: (_: unknown, next: string, reason: string) => {
      if (reason === 'input') setTyped(next);
    },
  };
}
