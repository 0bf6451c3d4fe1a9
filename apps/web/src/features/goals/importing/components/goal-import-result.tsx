import type { GoalImportProgress } from '@bellwether/contract/goals/import';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { goalsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { RunningImport } from '#ui/import/running-import.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { useCancelGoalImport, useForgetGoals, useUndoGoalImport } from '../api.ts';
import { countsSentence, goalImportWords as words } from '../words.ts';
import { GoalImportFaults } from './goal-import-faults.tsx';

/** Shows the progress of a running import of goals. */
export function GoalImportRunning({ running }: { readonly running: GoalImportProgress }) {
  const cancel = useCancelGoalImport(running.Id);
  const { State, Written, Rows, ToWrite } = running;
  const all = ToWrite ?? Rows;
  return (
    <RunningImport
      isWaiting={State === 'waiting'}
      written={Written}
      all={all}
      text={words.writtenOf(Written, all)}
      isCancelling={cancel.isPending}
      fault={cancel.error ? problemText(cancel.error) : null}
      onCancel={() => cancel.mutate()}
    />
  );
}

interface GoalImportResultProps {
  readonly ended: GoalImportProgress;
  readonly onAgain: () => void;
}

/** Shows the outcome of an import, and its undo. */
export function GoalImportResult({ ended, onAgain }: GoalImportResultProps) {
  const forget = useForgetGoals(ended.Id);
  const { Id, State, Faults, UndoUntil } = ended;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import that has ended.
  useEffect(forget, [Id]);
  return (
    <>
      {State === 'done' ? <Notice tone="good">{countsSentence(ended)}</Notice> : null}
      {State === 'cancelled' || State === 'undone' ? <Notice tone="info">{words.ended[State]}</Notice> : null}
      {State === 'failed' || State === 'refused' ? <Notice tone="bad">{words.ended[State]}</Notice> : null}
      <GoalImportFaults importId={Id} faults={Faults} count={Faults.length} />
      <div className={classes.buttons}>
        {State === 'done' ? (
          <Button variant="default" renderRoot={(props) => <Link {...goalsLink()} {...props} />}>
            {words.seeGoals}
          </Button>
        ) : null}
        <Button variant="default" onClick={onAgain}>
          {tableImportWords.again}
        </Button>
      </div>
      {UndoUntil === null ? null : <Undo id={Id} />}
    </>
  );
}

function Undo({ id }: { readonly id: number }) {
  const undo = useUndoGoalImport(id);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-label={words.undo}>
      <p className={classes.quiet}>{isAsked ? words.undoAsk : words.undoUntil}</p>
      {undo.error ? <Notice tone="bad">{problemText(undo.error)}</Notice> : null}
      <div className={classes.buttons}>
        {isAsked ? (
          <>
            <Button color="red" loading={undo.isPending} onClick={() => undo.mutate()}>
              {words.undoNow}
            </Button>
            <Button variant="default" onClick={() => setIsAsked(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setIsAsked(true)}>
            {words.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
