import type { TalentPeriod } from '@bellwether/contract/talent/appraisal';
import type { StatusCounts } from '@bellwether/contract/talent/overview';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { talentMatrixLink, talentTeamLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { shownDay } from '#ui/data/shown.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { progressQuery } from '../api.overview.ts';
import { periodDays, periodLabel } from '../model/period-label.ts';
import { useTalentView } from '../model/use-talent-view.ts';
import { talentWords } from '../words.ts';
import classes from './period-list.module.css';
import { StageBar } from './stage-bar.tsx';
import { NotAuthorizedPanel } from './talent-frame.tsx';

/** Lists the ended quarters, newest first, each with the progress of its appraisals (talent.16). */
export function PeriodList({ periods }: { readonly periods: readonly TalentPeriod[] }) {
  const { Profile } = useSession();
  const { isOrganization } = useTalentView();
  const [showsAll, setShowsAll] = useState(false);
  const progress = useQuery(progressQuery({ personId: Profile.Id, isOrganization }));
  if (!progress.data) {
    if (isAbsent(progress.error)) return <NotAuthorizedPanel />;
    if (!progress.error) return <SkeletonRows rows={4} />;
    return (
      <ErrorPanel
        title={talentWords.failed}
        detail={problemText(progress.error)}
        onRetry={() => void progress.refetch()}
      />
    );
  }
  const known = new Map(progress.data.data.map((each) => [each.Period.PeriodId, each]));
  // Only the latest quarters have counts; the button shows the earlier ones.
  const shown = showsAll ? periods : periods.filter(({ PeriodId }) => known.has(PeriodId));
  return (
    <>
      <ul className={classes.list} aria-label={talentWords.periods} aria-busy={progress.isPlaceholderData}>
        {shown.map((period) => (
          <PeriodRow key={period.PeriodId} period={period} progress={known.get(period.PeriodId)} />
        ))}
      </ul>
      {shown.length < periods.length ? (
        <Button className={classes.more ?? ''} variant="default" onClick={() => setShowsAll(true)}>
          {talentWords.earlier(periods.length - shown.length)}
        </Button>
      ) : null}
    </>
  );
}

interface PeriodRowProps {
  readonly period: TalentPeriod;
  /** Absent for earlier quarters. */
  readonly progress: { readonly Counts: StatusCounts; readonly DueDate: string } | undefined;
}

function PeriodRow({ period, progress }: PeriodRowProps) {
  const { Profile } = useSession();
  const { viewSearch } = useTalentView();
  const label = periodLabel(period);
  return (
    <li className={classes.row}>
      <div>
        <h2 className={classes.title}>
          <Link {...talentTeamLink(period.PeriodId, Profile.Id)} search={viewSearch}>
            {label}
          </Link>
        </h2>
        <p className={classes.quiet}>{periodDays(period)}</p>
        {progress ? <p className={classes.quiet}>{talentWords.due(shownDay(progress.DueDate))}</p> : null}
      </div>
      <div className={classes.progress}>
        {progress ? (
          <StageBar
            counts={progress.Counts}
            label={talentWords.progress(label)}
            periodId={period.PeriodId}
            personId={Profile.Id}
            search={viewSearch}
          />
        ) : null}
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={talentWords.matrixOf(label)}
        renderRoot={(props) => (
          <Link {...props} {...talentMatrixLink(period.PeriodId, Profile.Id)} search={viewSearch} />
        )}
      >
        {talentWords.tabs.matrix}
      </Button>
    </li>
  );
}
