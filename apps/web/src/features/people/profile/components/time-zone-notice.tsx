import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { useAcceptZone } from '../api.time-zone.ts';
import { zoneProposal } from '../model/zone-proposal.ts';
import { zoneWords } from '../words.time-zone.ts';
import classes from './time-zone-notice.module.css';

/**
 * Proposes the browser's time zone to a person who has none of their own. One press accepts it or keeps the company's;
 * both are stored, so the question comes once.
 */
export function TimeZoneNotice() {
  const { Profile, Tenant } = useSession();
  const accept = useAcceptZone();
  const isAsked = Profile.TimeZone === null;
  const zone = useMemo(
    () => (isAsked ? zoneProposal(Tenant.TimeZone) : undefined),
    [isAsked, Tenant.TimeZone],
  );
  if (zone === undefined) return null;
  const choose = (chosen: string) =>
    accept.mutate(chosen, {
      onSuccess: ({ TimeZone }) => toast.success(zoneWords.done(TimeZone)),
      onError: (error) => toast.error(problemText(error)),
    });
  return (
    <Notice
      tone="info"
      action={
        <span className={classes.acts}>
          <Button variant="subtle" size="compact-sm" disabled={accept.isPending} onClick={() => choose(zone)}>
            {zoneWords.accept(zone)}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            disabled={accept.isPending}
            onClick={() => choose(Tenant.TimeZone)}
          >
            {zoneWords.keep(Tenant.TimeZone)}
          </Button>
        </span>
      }
    >
      {zoneWords.question(zone, Tenant.TimeZone)}
    </Notice>
  );
}
