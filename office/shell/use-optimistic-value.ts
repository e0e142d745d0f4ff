import { useEffect, useRef } from 'react';

export interface OptimisticValue<Value> {
  /** The last requested value, shown or not yet. */
  latest(): Value;
  ask(value: Value, key: string): void;
}

/**
 * The requested value, while the shown one (such as the address) follows later. A second change in between must start
 * from the first one. A value that was not requested here, such as after the browser's "back", replaces all requested
 * ones and calls `onOther`.
 */
export function useOptimisticValue<Value>(
  shown: Value,
  key: string,
  onOther?: (shown: Value) => void,
): OptimisticValue<Value> {
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
