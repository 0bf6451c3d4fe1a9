import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { ImportTable } from '#ui/import/import-table.tsx';
import { ImportWarnings } from '#ui/import/left-out-rows.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { useStartGoalImport } from '../api.ts';
import { countsSentence, goalImportWords as words } from '../words.ts';
import { GoalImportFaults, noteRows } from './goal-import-faults.tsx';
import { GoalImportQuestions } from './goal-import-questions.tsx';

interface GoalImportPlanProps {
  readonly preview: GoalImportPreview;
  readonly onOther: () => void;
  readonly onStarted: (id: number) => void;
}

/** Shows what a file would write: what it leaves open and what is wrong first, then the goals. */
export function GoalImportPlan({ preview, onOther, onStarted }: GoalImportPlanProps) {
  const start = useStartGoalImport();
  const { Id, Goals, FaultCount, RowsLeftOut, Faults, Warnings, WarningCount, List } = preview;
  return (
    <>
      <p className={classes.quiet}>{words.file(preview.FileName, preview.Rows, preview.Preset)}</p>
      <div>
        <p className={classes.counts}>{countsSentence(preview)}</p>
        <p className={classes.quiet}>{words.quarters(preview.Quarters)}</p>
      </div>
      {FaultCount > 0 ? <Notice tone="warn">{words.someLeftOut(Goals, RowsLeftOut)}</Notice> : null}
      <GoalImportQuestions preview={preview} />
      <GoalImportFaults importId={Id} faults={Faults} count={FaultCount} />
      <ImportWarnings rows={noteRows(Warnings)} count={WarningCount} />
      <ImportTable
        title={words.goalsTitle}
        lead={<p className={classes.quiet}>{words.marked}</p>}
        headings={[tableImportWords.row, words.ownerTitle, words.goal, words.quarter, words.state]}
        rows={List.map(({ Row, Title, Owner, Quarter, State, Private, CheckIns, Parent }) => ({
          key: `${Row}`,
          cells: [
            Row,
            Owner,
            Parent === null ? Title : `${Title} (${words.below(Parent)})`,
            Quarter,
            [
              words.states[State],
              ...(Private ? [words.isPrivate] : []),
              ...(CheckIns > 0 ? [words.checkIns(CheckIns)] : []),
            ].join(', '),
          ],
        }))}
        count={Goals}
      />
      {FaultCount === 0 && Goals === 0 ? <p className={classes.quiet}>{words.nothing}</p> : null}
      {start.error ? <Notice tone="bad">{problemText(start.error)}</Notice> : null}
      <div className={classes.buttons}>
        {Goals === 0 ? null : (
          <Button
            loading={start.isPending}
            onClick={() =>
              start.mutate(
                { Id, ...(FaultCount > 0 ? { Rows: 'good' as const } : {}) },
                { onSuccess: () => onStarted(Id) },
              )
            }
          >
            {words.start(Goals)}
          </Button>
        )}
        <Button variant="default" onClick={onOther}>
          {tableImportWords.other}
        </Button>
      </div>
    </>
  );
}
