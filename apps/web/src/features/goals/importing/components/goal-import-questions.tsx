import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import steps from '#ui/import/import-steps.module.css';
import { QuestionList } from '#ui/import/question-list.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { useChangeGoalImport } from '../api.ts';
import { goalImportWords as words } from '../words.ts';
import { meaningChoices } from './goal-import-meanings.tsx';

type Question = GoalImportPreview['Unclear'][number];

/** Asks what a file of goals leaves open. */
export function GoalImportQuestions({ preview }: { readonly preview: GoalImportPreview }) {
  const change = useChangeGoalImport(preview.Id);
  const answer = ({ Kind, Value }: Question, To: string | null) =>
    change.mutate({ Answers: [{ Kind, Value, To }] });
  return (
    <QuestionList
      questions={preview.Unclear}
      textOf={textOf}
      fault={change.error ? problemText(change.error) : null}
      answerOf={(question) =>
        question.Kind === 'word' ? (
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
        )
      }
    />
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
        {tableImportWords.leaveOut}
      </Button>
    </form>
  );
}
