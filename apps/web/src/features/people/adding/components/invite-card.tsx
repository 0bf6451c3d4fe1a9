import type { Uninvited } from '@bellwether/contract/accounts/invitations';
import { roleLabels } from '@bellwether/domain/people/roles/roles';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { shownMoment } from '#ui/data/shown.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import { uninvitedQuery, useEndPlannedInvitations, useSendInvitations } from '../../import/api.ts';
import { inviteWords } from '../../import/words.ts';
import { InvitationMails } from '../../status/components/invitation-mails.tsx';
import { InviteForm } from './invite-form.tsx';

/** Shows how many people were never invited, with a form that invites each of them once, now or later. */
export function InviteCard() {
  const { data, error, refetch } = useQuery(uninvitedQuery);
  const send = useSendInvitations();
  const begun = send.data?.At === null ? send.data.Count : undefined;
  return (
    <section aria-label={inviteWords.title}>
      <h2 className={classes.title}>{inviteWords.title}</h2>
      <InvitationMails begun={begun} />
      {send.error ? (
        <Notice tone="bad">
          {inviteWords.failed} {problemText(send.error)}
        </Notice>
      ) : null}
      {error ? <LoadFailure onRetry={() => void refetch()}>{inviteWords.loadFailed}</LoadFailure> : null}
      {data?.Planned ? <Planned plan={data.Planned} /> : null}
      {data === undefined || (begun !== undefined && data.Count === 0) ? null : (
        <p className={classes.quiet}>
          {data.Count === 0 ? inviteWords.none : inviteWords.waiting(data.Count)}
        </p>
      )}
      {data?.Count ? <InviteForm uninvited={data} send={send} /> : null}
    </section>
  );
}

function Planned({ plan }: { readonly plan: NonNullable<Uninvited['Planned']> }) {
  const end = useEndPlannedInvitations();
  const names = [
    ...plan.Departments.map((name) => name || inviteWords.noDepartment),
    ...plan.Roles.map((role) => roleLabels[role]),
  ];
  return (
    <Notice tone="info">
      {inviteWords.planned(shownMoment(Date.parse(plan.At)), plan.PlannedBy)}{' '}
      {names.length > 0 ? inviteWords.plannedFor(names.join(', ')) : ''}{' '}
      <Button variant="default" size="compact-sm" loading={end.isPending} onClick={() => end.mutate()}>
        {inviteWords.takeBack}
      </Button>
      {end.error ? (
        <span role="alert">
          {' '}
          {inviteWords.takeBackFailed} {problemText(end.error)}
        </span>
      ) : null}
    </Notice>
  );
}
