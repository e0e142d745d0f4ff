import { useMemo, useSyncExternalStore } from 'react';

/** An earlier library’s name. Browsers have settings stored under it. */
const prefix = 'RaStoreatrium-office.';

/** Also keeps what the browser does not store, for example in a private window, as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(name: string): string | null {
  try {
    return memory.get(name) ?? localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

function write(name: string, json: string): void {
  memory.set(name, json);
  try {
    localStorage.setItem(prefix + name, json);
  } catch {
    // See `memory`.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = () => {
    memory.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** One of some values, which this browser stores for all tabs. */
export function useSetting<Value extends string | boolean>(
  name: string,
  values: readonly Value[],
  otherwise: NoInfer<Value>,
): [Value, (value: Value) => void] {
  const json = useSyncExternalStore(subscribe, () => read(name));
  const value = values.find((one) => JSON.stringify(one) === json) ?? otherwise;
  return [value, (next) => write(name, JSON.stringify(next))];
}

function numbersIn(json: string | null): number[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
  } catch {
    return [];
  }
}

/** Numbers such as ids, which this browser stores for all tabs. */
export function useNumbersSetting(name: string): [readonly number[], (value: readonly number[]) => void] {
  const json = useSyncExternalStore(subscribe, () => read(name));
  const value = useMemo(() => numbersIn(json), [json]);
  return [value, (next) => write(name, JSON.stringify(next))];
}
