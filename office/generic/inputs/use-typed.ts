import { type MouseEvent, useEffect, useRef, useState } from 'react';

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
    /** A click into the field that has the focus, as after a choice, selects the value again. */
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (typed === undefined && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select();
    },
    inputValue: typed ?? value,
    clear: () => setTyped(undefined),
    onInputChange: (_: unknown, next: string, reason: string) => {
      if (reason === 'input') setTyped(next);
    },
  };
}
