import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { invitationMailsQuery } from '../../import/api.ts';
import { inviteWords } from '../../import/words.ts';

/**
 * Says how many invitations of the last day were sent, are on their way, and were refused, by name and with the reason.
 * `begun`: the number that was asked for just now; their mails may not be in the queue yet.
 */
export function InvitationMails({ begun }: { readonly begun: number | undefined }) {
  const { data, error, refetch } = useQuery(invitationMailsQuery);
  if (error) return <LoadFailure onRetry={() => void refetch()}>{inviteWords.mailsFailed}</LoadFailure>;
  if (!data) return null;
  const { Total, Sent, Waiting, Words, Refused } = data;
  if (Total === 0) return begun ? <Notice tone="info">{inviteWords.begun(begun)}</Notice> : null;
  const isDone = Waiting === 0 && Refused.length === 0;
  return (
    <Notice tone={isDone ? 'good' : Refused.length > 0 ? 'warn' : 'info'}>
      {Waiting > 0
        ? inviteWords.onTheirWay(Waiting, Total)
        : isDone
          ? inviteWords.allSent(Total)
          : inviteWords.someSent(Sent, Total)}
      {Waiting > 0 && Words !== null ? ` ${inviteWords.paused(Words)}` : null}
      {Refused.length > 0 ? (
        <>
          {' '}
          {inviteWords.refused(Refused.length)}
          <ul className={classes.refusals}>
            {Refused.map(({ Id, Name, Address, Reason }) => (
              <li key={Id}>
                {Name} ({Address}): {Reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
