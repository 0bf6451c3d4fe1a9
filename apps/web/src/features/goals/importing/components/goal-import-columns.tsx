import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { type GoalField, goalFields } from '@bellwether/domain/goals/import/fields';
import { Button, NativeSelect } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import steps from '#ui/import/import-steps.module.css';
import { useChangeGoalImport } from '../api.ts';
import { goalImportWords as words } from '../words.ts';

interface GoalImportColumnsProps {
  readonly preview: GoalImportPreview;
  readonly onNext: () => void;
}

const fields = goalFields.map((field) => ({ value: field, label: words.fields[field] }));
/** These fields may be read from several columns. */
const repeated: readonly (GoalField | null)[] = ['WeekCheckIn', 'Tags', null];

/** Shows what is read of each column, with some of its cells; each choice is checked at once. */
export function GoalImportColumns({ preview, onNext }: GoalImportColumnsProps) {
  const change = useChangeGoalImport(preview.Id);
  const choose = (at: number, Field: GoalField | null) =>
    change.mutate({
      Columns: preview.Columns.map((column, place) => {
        const isLost = column.Field === Field && !repeated.includes(Field);
        return { Heading: column.Heading, Field: place === at ? Field : isLost ? null : column.Field };
      }),
    });
  return (
    <>
      <p className={classes.lead}>{words.columnsLead}</p>
      <ul className={steps.list} aria-busy={change.isPending}>
        {preview.Columns.map(({ Heading, Field, Samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be alike, and columns keep their places.
          <li className={steps.column} key={at}>
            <div>
              <p>
                <strong>{Heading || words.noHeading}</strong>
              </p>
              <p className={steps.quiet}>{Samples.join(' · ')}</p>
            </div>
            <NativeSelect
              aria-label={words.fieldOf(Heading)}
              data={[{ value: '', label: words.notRead }, ...fields]}
              value={Field ?? ''}
              disabled={change.isPending}
              onChange={({ currentTarget }) => choose(at, (currentTarget.value || null) as GoalField | null)}
            />
          </li>
        ))}
      </ul>
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
      <div className={classes.buttons}>
        <Button onClick={onNext}>{words.next}</Button>
      </div>
    </>
  );
}
