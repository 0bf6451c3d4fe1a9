import type { ReportSchedule } from '@bellwether/contract/reports/schedules';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { entryOf } from '../../model/report-entries.ts';
import { reportWords, scheduledPartWords, scheduleWords } from '../../words.ts';
import { schedulesQuery, useDeleteSchedule } from '../api.ts';
import { wordsOfSchedule } from '../model/scheduled-report.ts';
import classes from './scheduled-part.module.css';

/** Lists the person's scheduled reports, each with a button that ends it. */
export function ScheduledPart() {
  const schedules = useQuery(schedulesQuery);
  return (
    <section aria-labelledby="reports-scheduled">
      <h2 className={classes.heading} id="reports-scheduled">
        {scheduleWords.title}
      </h2>
      {schedules.data ? (
        <Schedules {...schedules.data} />
      ) : schedules.isError ? (
        <LoadFailure onRetry={() => void schedules.refetch()}>{scheduleWords.failed}</LoadFailure>
      ) : (
        <div role="status" aria-label={scheduledPartWords.loading}>
          <SkeletonBar width="60%" />
        </div>
      )}
    </section>
  );
}

interface SchedulesProps {
  readonly data: readonly ReportSchedule[];
  readonly AreMailsOff: boolean;
}

function Schedules({ data, AreMailsOff }: SchedulesProps) {
  if (data.length === 0) return <p className={classes.quiet}>{scheduleWords.empty}</p>;
  return (
    <>
      {AreMailsOff ? <Notice tone="info">{scheduleWords.mailsOff}</Notice> : null}
      <ul className={classes.list}>
        {data.map((schedule) => (
          <ScheduleRow key={schedule.Id} schedule={schedule} />
        ))}
      </ul>
    </>
  );
}

function ScheduleRow({ schedule }: { readonly schedule: ReportSchedule }) {
  const session = useSession();
  const remove = useDeleteSchedule();
  const { Id, Choice, Rhythm, NextAt, IsPaused } = schedule;
  const { title } = entryOf(Choice.Report);
  const choice = wordsOfSchedule(Choice, session);
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p>
          <strong className={classes.title}>{title}</strong> <span className={classes.quiet}>{choice}</span>
        </p>
        <p className={classes.quiet}>
          {scheduleWords.rhythms[Rhythm]} ·{' '}
          {IsPaused ? (
            scheduleWords.paused
          ) : (
            <>
              {scheduleWords.next} <LocalTime at={NextAt} dateOnly />
            </>
          )}
        </p>
      </div>
      <Button
        variant="subtle"
        color="gray"
        aria-label={reportWords.generateOf(scheduleWords.remove, `${title} ${choice}`.trim())}
        aria-disabled={remove.isPending || undefined}
        onClick={() => {
          if (!remove.isPending) remove.mutate(Id);
        }}
      >
        {scheduleWords.remove}
      </Button>
    </li>
  );
}
