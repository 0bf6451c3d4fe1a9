import { useCallback, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { useUnsaved } from '../layers/unsaved-guard.tsx';
import { useDraft } from './use-draft.tsx';

interface FormDraftOptions<T extends FieldValues> {
  /** Checks a stored draft; undefined = it no longer fits and is deleted. */
  readonly accept: (kept: unknown) => Partial<T> | undefined;
  readonly survives?: ((next: { pathname: string; search: unknown }) => boolean) | undefined;
}

/** The key of a form without one; nothing is ever stored under it. */
const NO_KEY = '';

/**
 * Protects a form's input: the question before leaving, and the draft that is restored after reload, crash or
 * the end of a session. Without a `key` no draft is stored, but the question stays.
 * @returns done: call it after a successful save, before closing or navigating.
 */
export function useFormDraft<T extends FieldValues>(
  key: string | undefined,
  form: UseFormReturn<T>,
  options: FormDraftOptions<T>,
): { done: () => void } {
  const draft = useDraft(key ?? NO_KEY);
  const isDiscarded = useRef(false);
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
          isDiscarded.current = false;
          if (key === undefined) return;
          if (touched) draft.save(values);
          // The user undid the change, so delete the saved draft.
          else draft.clear();
        },
      }),
    [draft, form, key],
  );

  const release = useUnsaved(isDirty, {
    onDiscard() {
      isDiscarded.current = true;
      draft.clear();
    },
    survives: options.survives,
  });
  const done = useCallback(() => {
    // After Discard the same form may be open again with a new draft while the first request is still
    // running, so do not delete that draft.
    if (!isDiscarded.current) draft.clear();
    release();
  }, [draft, release]);
  return { done };
}
