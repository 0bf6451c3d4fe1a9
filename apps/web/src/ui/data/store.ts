import { useSyncExternalStore } from 'react';

/** A value outside of components, which they follow. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Calls `listener` after each change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Returns the value, or a part of it, and renders again when that changes. `part` must return the same part for
   * the same value.
   */
  readonly use: UseStore<Value>;
}

interface UseStore<Value> {
  (): Value;
  <Part>(part: (now: Value) => Part): Part;
}

export function store<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: <Part>(part?: (now: Value) => Part) =>
      useSyncExternalStore(subscribe, () => (part ? part(value) : value)) as Value & Part,
  };
}
