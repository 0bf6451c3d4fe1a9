import { useCallback, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { useUnsaved } from '../layers/unsaved-guard.tsx';
import { useDraft } from './use-draft.tsx';

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
          // What was taken out again does not come back.
          else draft.clear();
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
