import type { ImportProgress as Import } from '@bellwether/contract/people/import';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { organizationLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { RunningImport } from '#ui/import/running-import.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { InviteCard } from '../../adding/components/invite-card.tsx';
import { useCancelImport, useForgetPeople } from '../api.ts';
import { countSentence, importWords, writtenOf } from '../words.ts';
import { ImportFaults } from './import-faults.tsx';

/** Shows the progress of a running import of people. */
export function ImportProgress({ running }: { readonly running: Import }) {
  const cancel = useCancelImport();
  const { Id, State, Written, Rows, ToWrite } = running;
  const all = ToWrite ?? Rows;
  return (
    <RunningImport
      isWaiting={State === 'waiting'}
      written={Written}
      all={all}
      text={writtenOf(Written, all)}
      isCancelling={cancel.isPending}
      fault={cancel.error ? problemText(cancel.error) : null}
      onCancel={() => cancel.mutate(Id)}
    />
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
          {tableImportWords.again}
        </Button>
      </div>
    </>
  );
}
