import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import steps from '#ui/import/import-steps.module.css';
import { useChangeGoalImport } from '../api.ts';
import { goalImportWords as words } from '../words.ts';
import { meaningChoices } from './goal-import-meanings.tsx';

type Question = GoalImportPreview['Unclear'][number];

/** Asks what the file leaves open, each question once for all its rows. */
export function GoalImportQuestions({ preview }: { readonly preview: GoalImportPreview }) {
  const change = useChangeGoalImport(preview.Id);
  if (preview.Unclear.length === 0) return null;
  const answer = ({ Kind, Value }: Question, To: string | null) =>
    change.mutate({ Answers: [{ Kind, Value, To }] });
  return (
    <section aria-label={words.questionsTitle}>
      <h2 className={classes.title}>{words.questionsTitle}</h2>
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
      <ul className={steps.list}>
        {preview.Unclear.map((question) => (
          <li className={steps.question} key={`${question.Kind} ${question.Value}`}>
            <p>
              <strong>{textOf(question)}</strong>
            </p>
            <p className={steps.quiet}>{words.rowsOf(question.Rows)}</p>
            {question.Kind === 'word' ? (
              <div className={steps.answer}>
                <NativeSelect
                  aria-label={textOf(question)}
                  data={[{ value: '', label: words.pleaseChoose }, ...meaningChoices]}
                  value=""
                  disabled={change.isPending}
                  onChange={({ currentTarget }) =>
                    currentTarget.value === '' ? undefined : answer(question, currentTarget.value)
                  }
                />
              </div>
            ) : (
              <OwnerAnswer isBusy={change.isPending} onAnswer={(to) => answer(question, to)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf({ Kind, Value }: Question): string {
  if (Kind === 'word') return words.wordAsked(Value);
  return Kind === 'owner' ? words.ownerAsked(Value) : words.noOwnerAsked;
}

interface OwnerAnswerProps {
  readonly isBusy: boolean;
  readonly onAnswer: (to: string | null) => void;
}

function OwnerAnswer({ isBusy, onAnswer }: OwnerAnswerProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className={steps.answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onAnswer(typed.trim());
      }}
    >
      <TextInput
        label={words.owner}
        value={typed}
        maxLength={300}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isBusy || typed.trim() === ''}>
        {words.useOwner}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => onAnswer(null)}>
        {words.leaveOut}
      </Button>
    </form>
  );
}
