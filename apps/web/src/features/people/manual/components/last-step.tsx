import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { questionWords as words } from '../words.ts';
import classes from './question-page.module.css';

interface LastStepProps {
  /** The number of questions without an answer. */
  readonly open: number;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onFirstOpen: () => void;
  readonly onFinish: () => void;
}

/** Shows the end of the questionnaire: the questions without an answer, or the button that completes it. */
export function LastStep({ open, isBusy, onBack, onFirstOpen, onFinish }: LastStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={classes.step}>
      <h2 className={classes.legend} ref={heading} tabIndex={-1}>
        {open === 0 ? words.ready : words.open(open)}
      </h2>
      {open === 0 ? <p>{words.readyText}</p> : null}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          {words.back}
        </Button>
        {open === 0 ? (
          <SubmitButton loading={isBusy} onClick={onFinish}>
            {words.finish}
          </SubmitButton>
        ) : (
          <Button onClick={onFirstOpen}>{words.firstOpen}</Button>
        )}
      </div>
    </section>
  );
}
