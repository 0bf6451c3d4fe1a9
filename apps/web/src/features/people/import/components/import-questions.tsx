import type { ImportPreview } from '@bellwether/contract/people/import';
import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personChoice } from '#platform/person-choice.ts';
import { problemText } from '#platform/problem.ts';
import { FoundPersonSelect } from '#ui/form/found-person-select.tsx';
import steps from '#ui/import/import-steps.module.css';
import { QuestionList } from '#ui/import/question-list.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { newPerson } from '../../adding/api.ts';
import { managerChoicesQuery } from '../../api.ts';
import { type ImportChange, useChangeImport } from '../api.ts';
import { importStepWords as words } from '../words.ts';

type Question = ImportPreview['Unclear'][number];
type To = NonNullable<NonNullable<ImportChange>['Answers']>[number]['To'];

/** Asks what a file of people leaves open. */
export function ImportQuestions({ preview }: { readonly preview: ImportPreview }) {
  const change = useChangeImport(preview.Id);
  const answer = ({ Kind, Value }: Question, to: To) => change.mutate({ Answers: [{ Kind, Value, To: to }] });
  return (
    <QuestionList
      questions={preview.Unclear}
      textOf={textOf}
      fault={change.error ? problemText(change.error) : null}
      answerOf={(question) =>
        question.Kind === 'status' ? (
          <StatusAnswer
            question={question}
            isBusy={change.isPending}
            onAnswer={(to) => answer(question, to)}
          />
        ) : (
          <ManagerAnswer isBusy={change.isPending} onAnswer={(to) => answer(question, to)} />
        )
      }
    />
  );
}

function textOf({ Kind, Value }: Question): string {
  if (Kind === 'status') return words.status(Value);
  return Kind === 'manager' ? words.manager(Value) : words.noManager;
}

interface AnswerProps {
  readonly isBusy: boolean;
  readonly onAnswer: (to: To) => void;
}

function StatusAnswer({ question, isBusy, onAnswer }: AnswerProps & { readonly question: Question }) {
  return (
    <div className={steps.answer}>
      <NativeSelect
        aria-label={textOf(question)}
        data={Object.entries(words.statusChoices).map(([value, label]) => ({ value, label }))}
        value=""
        disabled={isBusy}
        onChange={({ currentTarget }) =>
          currentTarget.value === '' ? undefined : onAnswer(currentTarget.value)
        }
      />
    </div>
  );
}

function ManagerAnswer({ isBusy, onAnswer }: AnswerProps) {
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(managerChoicesQuery(newPerson, 'person', search));
  const found = (list.data?.pages ?? []).flatMap(({ data }) => data.map(personChoice));
  return (
    <div className={steps.answer}>
      <FoundPersonSelect
        label={words.person}
        found={found}
        isFetching={list.isFetching}
        onSearch={setSearch}
        value={null}
        disabled={isBusy}
        onChange={(id) => (id === null ? undefined : onAnswer(id))}
        nothingFound={words.nobodyFound}
      />
      <Button variant="default" disabled={isBusy} onClick={() => onAnswer(null)}>
        {tableImportWords.leaveOut}
      </Button>
    </div>
  );
}
