import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { toast } from '#ui/feedback/toast.tsx';
import type { ToastAct } from '#ui/feedback/toaster.tsx';
import { type FormFault, faultResolver } from '#ui/form/fault-resolver.ts';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { applyProblem } from '../problem.ts';

/** Receives the failures of a save that belong to no field. */
export interface SaveConflict {
  fail(error: unknown): void;
  /** Called before each try. */
  clear(): void;
  /** Called when the server refused fields, which show the messages themselves. */
  refuse?(): void;
}

/** The outcome of a successful save. */
export interface SaveOutcome<Values extends FieldValues, Act extends string> {
  readonly values: Values;
  readonly act: Act;
  /** False if the person left the form during the request. */
  readonly isShown: boolean;
  readonly reset: UseFormReturn<Values>['reset'];
}

/** Where unsaved text is stored. Without a key nothing is stored, but leaving a changed form still asks. */
type DraftOptions<Values> =
  | {
      /** The name of the draft: `goal.12.finalize`. */
      readonly key: string;
      /** Parses a stored draft, which an older version of the form may have written. */
      readonly shape: ZodMiniType<Partial<Values>>;
    }
  | { readonly key?: undefined; readonly shape?: undefined };

export type SaveFormOptions<Values extends FieldValues, Saved, Act extends string> = DraftOptions<Values> & {
  /** The values of the form when it opens. */
  readonly values: Values;
  /** The rules; a fault's `path` is a field of the form. */
  readonly faults: (values: Values, act: Act) => readonly FormFault[];
  /** Called when a rule refuses the values; the focus moves to the first such field right after. */
  readonly onFaults?: () => void;
  /** Maps names of the wire to fields. Absent = they are the same. */
  readonly fields?: Readonly<Record<string, FieldPath<Values>>>;
  readonly save: (values: Values, act: Act) => Promise<Saved>;
  /** Absent = `SaveForm` shows the failure. */
  readonly conflict?: SaveConflict;
  /** Called after a save. Absent = the drawer or dialog closes. */
  readonly leave?: (saved: Saved, outcome: SaveOutcome<Values, Act>) => void;
  /** The short message after a save; absent = none. */
  readonly done?: string | ((saved: Saved, outcome: SaveOutcome<Values, Act>) => string) | undefined;
  /** The button in that message. */
  readonly doneAct?: ((saved: Saved) => ToastAct | undefined) | undefined;
  /** Navigations that leave the form on the screen. */
  readonly survives?: ((next: { pathname: string; search: unknown }) => boolean) | undefined;
};

export interface SaveFormState<Values extends FieldValues, Act extends string = 'save'> {
  readonly control: UseFormReturn<Values>['control'];
  readonly reset: UseFormReturn<Values>['reset'];
  /** The form of the library, for fields that need more than `control`. */
  readonly form: UseFormReturn<Values>;
  /** The act under way. */
  readonly busy: Act | null;
  /** The failure to show above the fields; null without one, or if `conflict` receives it. */
  readonly failure: unknown;
  /** True from the start of a save until it fails; it stays true after a success. */
  readonly isSent: boolean;
  /** How many saves have failed for a reason that belongs to no field. */
  readonly failures: number;
  submit(act: Act): Promise<void>;
  /** Deletes the draft and leaves without a question. */
  giveUp(): void;
}

/**
 * Does the common work of every form: rules, draft, the question before leaving, one request at a time, the
 * server's messages at their fields, the failure, and closing after a save. `SaveForm` renders it.
 */
export function useSaveForm<Values extends FieldValues, Saved, Act extends string = 'save'>(
  options: SaveFormOptions<Values, Saved, Act>,
): SaveFormState<Values, Act> {
  const { close } = useLayerClose();
  const [busy, setBusy] = useState<Act | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [failures, setFailures] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const isBusy = useRef(false);
  const isShown = useIsShown();
  const pressed = useRef<Act | null>(null);
  const {
    values: defaults,
    faults,
    conflict = { fail: setFailure, clear: () => setFailure(null) },
    leave = close,
  } = options;

  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: faultResolver((values) => (pressed.current === null ? [] : faults(values, pressed.current))),
  });
  const { done: endDraft } = useFormDraft(options.key, form, {
    accept(kept) {
      const read = options.shape?.safeParse(kept);
      return read?.success ? read.data : undefined;
    },
    survives: options.survives,
  });
  const fields = options.fields ?? sameNames(defaults);

  const attempt = async (values: Values, act: Act) => {
    conflict.clear();
    setIsSent(true);
    let saved: Saved;
    try {
      saved = await options.save(values, act);
    } catch (error) {
      // Make the fields active now, because the refused field gets the focus and an inert field cannot take
      // it.
      flushSync(() => {
        setBusy(null);
        setIsSent(false);
      });
      if (applyProblem(error, form.setError, fields) === undefined) {
        conflict.refuse?.();
        return;
      }
      conflict.fail(error);
      setFailures((former) => former + 1);
      return;
    }
    const outcome = { values, act, isShown: isShown.current, reset: form.reset };
    endDraft();
    leave(saved, outcome);
    const { done } = options;
    if (done !== undefined)
      toast.success(typeof done === 'string' ? done : done(saved, outcome), options.doneAct?.(saved));
  };
  const run = async (values: Values, act: Act) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(act);
    try {
      await attempt(values, act);
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  };

  return {
    control: form.control,
    reset: form.reset,
    form,
    busy,
    failure,
    failures,
    isSent,
    submit(act) {
      pressed.current = act;
      return form.handleSubmit((values) => run(values, act), options.onFaults)();
    },
    giveUp: endDraft,
  };
}

/** True while the component is mounted. */
function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

function sameNames<Values extends FieldValues>(values: Values): Record<string, FieldPath<Values>> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, name as FieldPath<Values>]));
}
