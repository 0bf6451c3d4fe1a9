import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { periodsQuery } from '#features/goals/door.ts';
import { startExport } from '#platform/exports/export-queue.ts';
import { teamUpdatesLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { availableReports } from '../../model/available-reports.ts';
import { searchOf, wireChoiceOf } from '../../model/report-choice.ts';
import { layerOfReport } from '../../model/report-layers.ts';
import { orderOf, templateOrder } from '../../model/report-order.ts';
import { reportWords, scheduledLinkWords, scheduleWords } from '../../words.ts';
import { scheduledReportQuery } from '../api.ts';
import { placeOfScheduled } from '../model/scheduled-report.ts';

interface ScheduledLinkProps {
  readonly schedule: number;
  readonly period: number;
}

/** Opens from the link of a mail: makes the scheduled report once, and opens its dialog with the same choices. */
export function ScheduledLink({ schedule, period }: ScheduledLinkProps) {
  const session = useSession();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const scheduled = useQuery(scheduledReportQuery(schedule, period));
  const periods = useQuery(periodsQuery);
  const quarters = periods.data?.data;
  const isTheirs = scheduled.data && availableReports(session).includes(scheduled.data.Choice.Report);
  useEffect(() => {
    if (!scheduled.data || !quarters || !isTheirs || isDone.current) return;
    // Remove the link's parameters from the address, so that a reload does not make the file again.
    isDone.current = true;
    const place = placeOfScheduled(scheduled.data, session.Profile.Id);
    if (place.kind === 'team') {
      void navigate({ ...teamUpdatesLink(place.periodId, place.users), replace: true });
      return;
    }
    if (place.kind === 'template') {
      startExport(templateOrder(session));
      void navigate({ to: '/v3/reports', replace: true });
      return;
    }
    const { report, choices } = place;
    const choice = wireChoiceOf(report, choices, { quarters, ownId: session.Profile.Id });
    startExport(orderOf({ choice, choices, quarters, session }));
    void navigate({
      to: '/v3/reports',
      search: { ...searchOf(choices), open: layerOfReport(report) },
      replace: true,
    });
  }, [scheduled.data, quarters, isTheirs, session, navigate]);

  const error = scheduled.error ?? periods.error;
  if (isAbsent(error)) return <Notice tone="warn">{scheduleWords.gone}</Notice>;
  if (error) {
    const retry = () => void (scheduled.isError ? scheduled : periods).refetch();
    return <ErrorPanel title={scheduleWords.linkFailed} detail={problemText(error)} onRetry={retry} />;
  }
  if (scheduled.data && !isTheirs) return <Notice tone="warn">{reportWords.notYours}</Notice>;
  return (
    <div role="status" aria-label={scheduledLinkWords.loading}>
      <SkeletonBar width="50%" />
    </div>
  );
}
