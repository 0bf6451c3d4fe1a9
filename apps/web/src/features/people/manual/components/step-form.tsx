import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { questionWords as words } from '../words.ts';
import classes from './question-page.module.css';

interface StepFormProps {
  readonly heading: string;
  readonly hint: string;
  /** Why Next does not work yet; undefined if it works. */
  readonly fault: string | undefined;
  /** Absent at the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
  /** Called when a digit key from 1 to 4 is pressed in the step. */
  readonly onDigit: (digit: number) => void;
  readonly children: ReactNode;
}

/** Shows one step of the questionnaire: a group of choices with Back and Next. Enter goes to the next step. */
export function StepForm({ heading, hint, fault, onBack, onNext, onDigit, children }: StepFormProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  // Move the focus to the new question, so that screen readers read it and the keys work at once.
  useEffect(() => group.current?.focus({ preventScroll: true }), []);
  const shown = isAsked ? fault : undefined;
  return (
    <form
      noValidate
      className={classes.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined) onNext();
        else setAsked(true);
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        } else if (/^[1-4]$/.test(event.key)) {
          event.preventDefault();
          onDigit(Number(event.key));
        }
      }}
    >
      <fieldset
        ref={group}
        tabIndex={-1}
        className={classes.group}
        aria-describedby={shown === undefined ? `${id}-hint` : `${id}-hint ${id}-fault`}
      >
        <legend className={classes.legend}>{heading}</legend>
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
        {children}
      </fieldset>
      {shown === undefined ? null : (
        <p className={classes.fault} id={`${id}-fault`} role="alert">
          {shown}
        </p>
      )}
      <div className={classes.buttons}>
        {onBack ? (
          <Button variant="default" onClick={onBack}>
            {words.back}
          </Button>
        ) : null}
        <SubmitButton>{words.next}</SubmitButton>
      </div>
    </form>
  );
}
