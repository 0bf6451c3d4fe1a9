import { Button } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { SwitchField } from '#ui/form/form-fields.tsx';
import type { CycleValues } from '../model/cycle-values.ts';
import { cycleWords } from '../words.ts';
import classes from './cycle-form.module.css';

interface QuestionActsProps {
  readonly control: Control<CycleValues>;
  readonly list: 'Questions' | 'ReviewQuestions' | 'PeerQuestions';
  readonly at: number;
  /** Somebody has answered the question, so it stays as it is. */
  readonly isAnswered: boolean;
  /** Absent for the only question. */
  readonly onRemove: (() => void) | undefined;
}

/** What can be done with a question of a list: it is required or not, and it can be removed. */
export function QuestionActs({ control, list, at, isAnswered, onRemove }: QuestionActsProps) {
  if (isAnswered) return <p className={classes.quiet}>{cycleWords.answered}</p>;
  return (
    <div className={classes.acts}>
      <SwitchField control={control} name={`${list}.${at}.IsRequired`} label={cycleWords.required(at + 1)} />
      {onRemove ? (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
          {cycleWords.removeQuestion(at + 1)}
        </Button>
      ) : null}
    </div>
  );
}
