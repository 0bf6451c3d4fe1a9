import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { useUnsaved } from './unsaved-guard.tsx';

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

interface FormDraftOptions<T extends FieldValues> {
  /** Checks a kept draft; undefined = it no longer fits and is forgotten. */
  readonly accept: (kept: unknown) => Partial<T> | undefined;
  readonly survives?: (next: { pathname: string; search: unknown }) => boolean;
}

/**
 * Everything a form needs so that nothing typed is lost: the question before leaving, and the draft that comes back
 * after reload, crash or the end of a session.
 * @returns done: call it after a successful save, before closing or navigating.
 */
export function useFormDraft<T extends FieldValues>(
  key: string,
  form: UseFormReturn<T>,
  options: FormDraftOptions<T>,
): { done: () => void } {
  const draft = useDraft(key);
  const { isDirty } = useFormState({ control: form.control });
  const accept = useRef(options.accept);

  useEffect(() => {
    const kept = draft.kept === undefined ? undefined : accept.current(draft.kept);
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    else if (draft.kept !== undefined) draft.clear();
  }, [draft, form]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: touched }) => {
          if (touched) draft.save(values);
        },
      }),
    [draft, form],
  );

  const release = useUnsaved(isDirty, { onDiscard: draft.clear, survives: options.survives });
  const done = useCallback(() => {
    draft.clear();
    release();
  }, [draft, release]);
  return { done };
}
