import type { ImportProgress as Import } from '@bellwether/contract/people/import';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { organizationLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { InviteCard } from '../../adding/components/invite-card.tsx';
import { useCancelImport, useForgetPeople } from '../api.ts';
import { countSentence, importWords, writtenOf } from '../words.ts';
import { ImportFaults } from './import-faults.tsx';

/** Shows the progress of a running import, with a button that cancels it. */
export function ImportProgress({ running }: { readonly running: Import }) {
  const cancel = useCancelImport();
  const { Id, State, Written, Rows, ToWrite } = running;
  const count = ToWrite ?? Rows;
  return (
    <>
      <p className={classes.counts} role="status">
        {State === 'waiting' ? importWords.waiting : writtenOf(Written, count)}
      </p>
      <progress
        className={classes.progress}
        value={Written}
        max={Math.max(1, count)}
        aria-label={importWords.progress}
      />
      <p className={classes.quiet}>{importWords.leave}</p>
      {cancel.error ? <Notice tone="warn">{problemText(cancel.error)}</Notice> : null}
      <div className={classes.buttons}>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(Id)}>
          {importWords.cancel}
        </Button>
      </div>
    </>
  );
}

/** Shows the outcome of an import, and the invitations that may follow. */
export function ImportResult({ ended, onAgain }: { readonly ended: Import; readonly onAgain: () => void }) {
  const forget = useForgetPeople();
  const { Id, State, Faults } = ended;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import that has ended.
  useEffect(forget, [Id]);
  return (
    <>
      {State === 'done' ? <Notice tone="good">{countSentence(ended)}</Notice> : null}
      {State === 'cancelled' ? <Notice tone="info">{importWords.cancelled}</Notice> : null}
      {State === 'failed' ? <Notice tone="bad">{importWords.failed}</Notice> : null}
      {State === 'refused' ? <Notice tone="bad">{importWords.refused}</Notice> : null}
      <ImportFaults importId={Id} faults={Faults} count={Faults.length} />
      <InviteCard />
      <div className={classes.buttons}>
        {State === 'done' ? (
          <Button variant="default" renderRoot={(props) => <Link {...organizationLink()} {...props} />}>
            {importWords.seeThem}
          </Button>
        ) : null}
        <Button variant="default" onClick={onAgain}>
          {importWords.again}
        </Button>
      </div>
    </>
  );
}
