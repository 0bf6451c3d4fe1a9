import { useEffect, useRef, useState } from 'react';
import { isConflict, problemText } from '#platform/problem.ts';

export type StoredState =
  | { readonly kind: 'reading' | 'saved' | 'typed' | 'saving' | 'changed' }
  | { readonly kind: 'failed'; readonly problem: string; readonly sent: unknown };

interface Stored<T> {
  readonly version: number;
  readonly value: T;
}

interface StoredText<T> {
  /** What stands on the screen; each change is a new object. */
  readonly value: T;
  /** What the server had when the page opened; undefined while it is read. */
  readonly first: Stored<T> | undefined;
  /** Reads what the server has now. */
  readonly read: () => Promise<Stored<T>>;
  /**
   * Stores the value over a version.
   * @returns the new version.
   * @throws ProblemError a conflict, if the server has a later version.
   */
  readonly store: (value: T, version: number) => Promise<number>;
  /** Puts a value of another window on the screen. */
  readonly show: (value: T) => void;
}

/** In milliseconds after the last key. */
const PAUSE = 800;

/**
 * Stores what a person types after a pause. If another window stored a later version, nothing is overwritten before the
 * person has chosen one of both.
 */
export function useStoredText<T>({ value, first, read, store, show }: StoredText<T>) {
  const [state, setState] = useState<StoredState>({ kind: first ? 'saved' : 'reading' });
  const known = useRef(first);
  const latest = useRef(value);
  latest.current = value;

  useEffect(() => {
    if (!first || known.current) return;
    known.current = first;
    setState({ kind: 'saved' });
  }, [first]);

  const save = async () => {
    const sent = latest.current;
    setState({ kind: 'saving' });
    try {
      known.current = { version: await store(sent, known.current?.version ?? 0), value: sent };
      setState({ kind: 'saved' });
    } catch (error) {
      setState(
        isConflict(error) ? { kind: 'changed' } : { kind: 'failed', problem: problemText(error), sent },
      );
    }
  };
  const saveLatest = useRef(save);
  saveLatest.current = save;

  const isTyped =
    known.current !== undefined && JSON.stringify(value) !== JSON.stringify(known.current.value);
  const isDue = isTyped && (state.kind === 'saved' || (state.kind === 'failed' && state.sent !== value));
  useEffect(() => {
    if (!isDue) return undefined;
    // `value` restarts the pause with each key.
    void value;
    const timer = setTimeout(() => void saveLatest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [isDue, value]);

  const isUnsaved = useRef(false);
  isUnsaved.current = isTyped && state.kind !== 'saving' && state.kind !== 'changed';
  useEffect(
    () => () => {
      // Save when the page closes within the pause.
      if (isUnsaved.current) void saveLatest.current();
    },
    [],
  );

  return {
    state: isDue ? ({ kind: 'typed' } as const) : state,
    retry: () => void save(),
    /** Drops what stands here. */
    showTheirs: async () => {
      known.current = await read();
      show(known.current.value);
      setState({ kind: 'saved' });
    },
    /** Replaces the version of the other window. */
    keepMine: async () => {
      known.current = await read();
      await save();
    },
  };
}
