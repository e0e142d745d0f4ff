import { useEffect, useRef } from 'react';

export interface Ahead<Value> {
  /** What was asked for last, shown or not yet. */
  latest(): Value;
  ask(value: Value, key: string): void;
}

/**
 * What was asked for, where what is shown follows a moment later, as an address does that changes. A second change in
 * between must start from the first one. What is shown without having been asked for here, as by the browser's "back",
 * takes the place of all that, and `onOther` is told.
 */
export function useAhead<Value>(shown: Value, key: string, onOther?: (shown: Value) => void): Ahead<Value> {
  const asked = useRef([{ value: shown, key }]);
  const now = useRef({ shown, onOther });
  now.current = { shown, onOther };
  useEffect(() => {
    const at = asked.current.findIndex((one) => one.key === key);
    if (at >= 0) {
      asked.current = asked.current.slice(at);
      return;
    }
    asked.current = [{ value: now.current.shown, key }];
    now.current.onOther?.(now.current.shown);
  }, [key]);
  return {
    latest: () => asked.current.at(-1)?.value ?? now.current.shown,
    ask: (value, name) => {
      asked.current.push({ value, key: name });
    },
  };
}
