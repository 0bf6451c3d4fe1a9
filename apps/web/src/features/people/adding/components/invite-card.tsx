import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { uninvitedQuery, useSendInvitations } from '../../import/api.ts';
import { inviteWords } from '../../import/words.ts';
import { InvitationMails } from '../../status/components/invitation-mails.tsx';

/** Shows how many people were never invited, with a button that invites each of them once. */
export function InviteCard() {
  const { data, error, refetch } = useQuery(uninvitedQuery);
  const send = useSendInvitations();
  const count = data?.Count;
  return (
    <section aria-label={inviteWords.title}>
      <h2 className={classes.title}>{inviteWords.title}</h2>
      <InvitationMails begun={send.data?.Count} />
      {send.error ? (
        <Notice tone="bad">
          {inviteWords.failed} {problemText(send.error)}
        </Notice>
      ) : null}
      {error ? <LoadFailure onRetry={() => void refetch()}>{inviteWords.loadFailed}</LoadFailure> : null}
      {count === undefined || (send.data && count === 0) ? null : (
        <p className={classes.quiet}>{count === 0 ? inviteWords.none : inviteWords.waiting(count)}</p>
      )}
      {count ? (
        <div className={classes.buttons}>
          <Button loading={send.isPending} onClick={() => send.mutate()}>
            {inviteWords.send(count)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
