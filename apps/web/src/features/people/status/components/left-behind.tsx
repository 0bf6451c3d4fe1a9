import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { labelOf, periodsQuery } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { profileLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { deactivationQuery } from '../api.ts';
import { statusWords, wayOutWords } from '../words.ts';
import classes from './left-behind.module.css';

/**
 * Shows the open goals and direct reports of a deactivated person, with links to them and buttons that move them all.
 */
export function LeftBehind({ profile }: { readonly profile: Profile }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const { data, isError, refetch } = useQuery(deactivationQuery(profile.Id));
  if (!data) {
    if (!isError) return <SkeletonBar width="80%" />;
    return <LoadFailure onRetry={() => void refetch()}>{statusWords.failed}</LoadFailure>;
  }
  const falling = statusWords.falling(data);
  return (
    <>
      {falling === '' ? null : <p>{falling}</p>}
      {data.ItemCount > 0 ? <p>{statusWords.items(data.ItemCount)}</p> : null}
      {data.GoalCount > 0 ? (
        <div className={classes.part}>
          <p>{statusWords.goals(data.GoalCount)}</p>
          <Quarters personId={profile.Id} periods={data.Periods} />
          {data.ReassignCount > 0 ? (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => openLayer('reassign-goals', { person: profile.Id })}
            >
              {wayOutWords.reassignAll}
            </Button>
          ) : null}
        </div>
      ) : null}
      {data.UserCount > 0 ? (
        <div className={classes.part}>
          <p>
            {statusWords.users(data.UserCount)}{' '}
            <Link {...profileLink(profile.Id)} search={{ tab: 'reports' }}>
              {statusWords.seeUsers}
            </Link>
          </p>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => openLayer('move-reports', { person: profile.Id })}
          >
            {wayOutWords.moveAll}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface QuartersProps {
  readonly personId: number;
  readonly periods: readonly { readonly PeriodId: number; readonly GoalCount: number }[];
}

/** One link for each quarter, because the profile shows the goals of one quarter at a time. */
function Quarters({ personId, periods }: QuartersProps) {
  const { Period } = useSession();
  const known = useQuery(periodsQuery).data?.data ?? [Period];
  return (
    <ul className={classes.quarters}>
      {periods.map(({ PeriodId, GoalCount }) => {
        const period = known.find(({ Id }) => Id === PeriodId);
        return period ? (
          <li key={PeriodId}>
            <Link {...profileLink(personId)} search={PeriodId === Period.Id ? {} : { period: PeriodId }}>
              {statusWords.quarter(labelOf(period), GoalCount)}
            </Link>
          </li>
        ) : null;
      })}
    </ul>
  );
}
