import { Button, type ButtonProps } from '@mantine/core';
import {
  type FormEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { problemText } from '../problem.ts';
import type { SaveFormState } from './use-save-form.ts';
import { saveFormWords } from './words.ts';

interface SaveFormProps<Values extends FieldValues, Act extends string> {
  readonly of: SaveFormState<Values, Act>;
  /** The act of Enter and of the main button; null = only the buttons in `actions` save. */
  readonly act?: Act | null;
  /** The label of the main button. */
  readonly button?: string;
  readonly color?: string | undefined;
  readonly variant?: ButtonProps['variant'];
  /** The problem that blocks the save; the main button shows it. */
  readonly blocked?: string | undefined;
  /** Whether to show a Cancel button. */
  readonly cancel?: boolean;
  /** A secondary act at the left. */
  readonly aside?: ReactNode;
  /** Buttons instead of Cancel and the main button; null = the fields have the button beside them. */
  readonly actions?: ReactNode;
  /** Makes the fields inert during the save, because new input would be lost. */
  readonly shutWhileBusy?: boolean;
  readonly label?: string;
  readonly ref?: Ref<HTMLFormElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** Renders a form of `useSaveForm`: its fields, the failure of the last try, and the buttons. */
export function SaveForm<Values extends FieldValues, Act extends string = 'save'>(
  props: SaveFormProps<Values, Act>,
) {
  const { of, act = 'save' as Act, blocked, aside, actions, shutWhileBusy = false, children } = props;
  const content = useRef<HTMLDivElement>(null);
  // The failure stands above the fields, so at the end of a long form it would be out of sight.
  useEffect(() => {
    if (of.failures > 0)
      content.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [of.failures]);
  return (
    <form
      ref={props.ref}
      aria-label={props.label}
      onKeyDown={props.onKeyDown}
      noValidate
      onSubmit={(event) => {
        takeSubmit(event);
        if (act !== null && blocked === undefined) void of.submit(act);
      }}
    >
      <div ref={content} inert={shutWhileBusy && of.busy !== null}>
        <FormStack>
          <SaveFailure of={of} />
          {children}
        </FormStack>
      </div>
      {actions === null ? null : (
        <FormActions aside={aside}>{actions ?? <MainButtons {...props} />}</FormActions>
      )}
    </form>
  );
}

interface PlainFormProps<Values extends FieldValues> {
  readonly of: SaveFormState<Values>;
  readonly className: string | undefined;
  /** Sets `data-in-row`. */
  readonly isInRow: boolean;
  readonly children: ReactNode;
}

/** Renders the same form without a layout, for a form of one line within a page. */
export function PlainForm<Values extends FieldValues>(props: PlainFormProps<Values>) {
  const { of, className, isInRow, children } = props;
  return (
    <form
      className={className}
      data-in-row={isInRow || undefined}
      noValidate
      onSubmit={(event) => {
        takeSubmit(event);
        void of.submit('save');
      }}
    >
      <SaveFailure of={of} />
      {children}
    </form>
  );
}

/**
 * Stops the submit event: React passes it from a form in a dialog to the form around it, which must not save,
 * too.
 */
function takeSubmit(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Shows why the last save failed, unless `conflict` receives the failure. */
function SaveFailure({ of }: { readonly of: { readonly failure: unknown } }) {
  return of.failure === null ? null : <Notice tone="bad">{problemText(of.failure)}</Notice>;
}

function MainButtons<Values extends FieldValues, Act extends string>(props: SaveFormProps<Values, Act>) {
  const { of, button = saveFormWords.save, color, variant, blocked, cancel = true } = props;
  const { requestClose } = useLayerClose();
  return (
    <>
      {cancel ? (
        <Button variant="default" onClick={requestClose}>
          {saveFormWords.cancel}
        </Button>
      ) : null}
      {blocked === undefined ? (
        <SubmitButton loading={of.busy !== null} color={color} variant={variant}>
          {button}
        </SubmitButton>
      ) : (
        <ReasonButton reason={blocked} onClick={() => undefined}>
          {button}
        </ReasonButton>
      )}
    </>
  );
}
