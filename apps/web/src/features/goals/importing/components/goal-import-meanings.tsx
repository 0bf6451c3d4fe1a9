import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { meanings } from '@bellwether/domain/goals/import/meanings';
import { type DateOrder, dateOrders } from '@bellwether/domain/shared/table/dates';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import steps from '#ui/import/import-steps.module.css';
import { tableImportWords } from '#ui/import/words.ts';
import { useChangeGoalImport } from '../api.ts';
import { goalImportWords as words } from '../words.ts';

interface GoalImportMeaningsProps {
  readonly preview: GoalImportPreview;
  readonly onNext: () => void;
}

export const meaningChoices = meanings.map((value) => ({ value, label: words.meanings[value] }));

/** Shows how dates, words and percent are read: each can be changed, and the file is checked again at once. */
export function GoalImportMeanings({ preview, onNext }: GoalImportMeaningsProps) {
  const change = useChangeGoalImport(preview.Id);
  return (
    <>
      <p className={classes.lead}>{words.wordsLead}</p>
      <div className={steps.fields}>
        <NativeSelect
          label={words.dateOrder}
          description={preview.IsDateOrderSure ? undefined : words.dateOrderHint}
          data={dateOrders.map((value) => ({ value, label: words.dateOrders[value] }))}
          value={preview.DateOrder}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ DateOrder: currentTarget.value as DateOrder })}
        />
      </div>
      {preview.Words.length === 0 ? <p className={classes.quiet}>{words.noWords}</p> : null}
      <ul className={steps.list} aria-busy={change.isPending}>
        {preview.Words.map(({ Word, Meaning, Count }) => (
          <li className={steps.column} key={Word}>
            <div>
              <p>
                <strong>{Word}</strong>
              </p>
              <p className={steps.quiet}>{words.wordCount(Count)}</p>
            </div>
            <NativeSelect
              aria-label={words.wordOf(Word)}
              data={[
                ...(Meaning === null ? [{ value: '', label: words.pleaseChoose }] : []),
                ...meaningChoices,
              ]}
              value={Meaning ?? ''}
              disabled={change.isPending}
              onChange={({ currentTarget: { value: To } }) =>
                To === '' ? undefined : change.mutate({ Answers: [{ Kind: 'word', Value: Word, To }] })
              }
            />
          </li>
        ))}
      </ul>
      <Paces key={preview.Paces.join()} preview={preview} />
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
      <div className={classes.buttons}>
        <Button onClick={onNext}>{tableImportWords.next}</Button>
      </div>
    </>
  );
}

function Paces({ preview }: { readonly preview: GoalImportPreview }) {
  const change = useChangeGoalImport(preview.Id);
  const [limits, setLimits] = useState(preview.Paces.map(String));
  const paces = limits.map(Number);
  const isGood = paces.every(
    (pace, at) =>
      Number.isInteger(pace) && pace >= 0 && pace <= 1_000 && (at === 0 || pace <= (paces[at - 1] ?? 0)),
  );
  return (
    <section aria-label={words.pacesTitle}>
      <h2 className={classes.title}>{words.pacesTitle}</h2>
      <p className={classes.quiet}>{words.pacesLead}</p>
      <div className={steps.fields}>
        {limits.map((limit, at) => (
          <TextInput
            key={words.paceLabels[at]}
            label={words.paceLabels[at] ?? ''}
            type="number"
            min={0}
            max={1_000}
            value={limit}
            onChange={({ currentTarget }) =>
              setLimits(limits.map((one, place) => (place === at ? currentTarget.value : one)))
            }
          />
        ))}
      </div>
      {isGood ? null : <Notice tone="warn">{words.pacesWrong}</Notice>}
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
      {paces.join() === preview.Paces.join() ? null : (
        <div className={classes.buttons}>
          <Button
            variant="default"
            disabled={!isGood}
            loading={change.isPending}
            onClick={() => change.mutate({ Paces: paces })}
          >
            {words.savePaces}
          </Button>
        </div>
      )}
    </section>
  );
}
