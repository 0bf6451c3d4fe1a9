import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

const ScopeContext = createContext('nobody');

/** Provides whose drafts are stored: `<tenant id>.<person id>`. Mounted once in the signed-in shell. */
export function DraftScope({ scope, children }: { readonly scope: string; readonly children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export interface Draft {
  /**
   * The stored value when the component mounted; undefined without one. Parse it, because an older version
   * may have written it.
   */
  readonly kept: unknown;
  /** Stores a value 300 ms after the last call, and at the latest when the page is left. */
  save(value: unknown): void;
  clear(): void;
}

/**
 * @returns a function that returns whether a draft is stored under a key. For code that shows or opens the
 *   form of the draft.
 */
export function useHasDraft(): (key: string) => boolean {
  const scope = useContext(ScopeContext);
  return useCallback((key) => readDraft(scope, key) !== undefined, [scope]);
}

/** Returns the draft of unsaved text under a key: `goal.12.update`. */
export function useDraft(key: string): Draft {
  const scope = useContext(ScopeContext);
  const pending = useRef<{ value: unknown } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) writeDraft(scope, key, pending.current.value);
    pending.current = null;
  }, [scope, key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return useMemo(
    () => ({
      kept: readDraft(scope, key),
      save(value) {
        pending.current = { value };
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, 300);
      },
      clear() {
        clearTimeout(timer.current);
        pending.current = null;
        removeDraft(scope, key);
      },
    }),
    [scope, key, flush],
  );
}
