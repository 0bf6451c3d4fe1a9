import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';

const ScopeContext = createContext('nobody');

/** Says whose drafts are kept: `<tenant id>.<person id>`. Mounted once in the signed-in shell. */
export function DraftScope({ scope, children }: { readonly scope: string; readonly children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export interface Draft {
  /** What was kept when the component mounted; undefined where there was nothing. Parse it: an older version may have written it. */
  readonly kept: unknown;
  /** Keeps a value soon (300 ms after the last call) and at the latest when the page is left. */
  save(value: unknown): void;
  clear(): void;
}

/** @returns a question: is anything kept under this key? For what shows or opens the form that would bring it back. */
export function useHasDraft(): (key: string) => boolean {
  const scope = useContext(ScopeContext);
  return useCallback((key) => readDraft(scope, key) !== undefined, [scope]);
}

/** Unsaved text under a key that names its thing: `goal.12.update`. */
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
