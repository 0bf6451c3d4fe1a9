import type { ScheduledChoice } from '@bellwether/contract/reports/schedules';
import { type ReportRhythm, reportRhythms } from '@bellwether/domain/reports/reports';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { IconCheck, IconMail } from '#ui/marks/icons.ts';
import { scheduleWords } from '../../words.ts';
import { schedulesQuery, useDeleteSchedule, useScheduleReport } from '../api.ts';
import { isSameChoice } from '../model/scheduled-report.ts';
import classes from './schedule-part.module.css';

/** Schedules the report of a dialog: a mail links to it each week, or after each quarter. A second press ends that. */
export function SchedulePart({ choice }: { readonly choice: ScheduledChoice }) {
  const hint = useId();
  const schedule = useScheduleReport();
  const remove = useDeleteSchedule();
  const isBusy = schedule.isPending || remove.isPending;
  const { data } = useQuery(schedulesQuery);
  return (
    <fieldset className={classes.part} aria-describedby={hint}>
      <legend className={classes.legend}>{scheduleWords.legend}</legend>
      <div className={classes.acts}>
        {reportRhythms.map((rhythm: ReportRhythm) => {
          const made = data?.data.find((each) => each.Rhythm === rhythm && isSameChoice(each.Choice, choice));
          const Icon = made ? IconCheck : IconMail;
          return (
            <Button
              key={rhythm}
              className={classes.act}
              variant="default"
              size="compact-md"
              leftSection={<Icon size={14} aria-hidden="true" />}
              aria-pressed={made !== undefined}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isBusy) return;
                if (made) remove.mutate(made.Id);
                else schedule.mutate({ Choice: choice, Rhythm: rhythm });
              }}
            >
              {scheduleWords[rhythm]}
            </Button>
          );
        })}
      </div>
      <p className={classes.hint} id={hint}>
        {data?.AreMailsOff ? scheduleWords.mailsOff : scheduleWords.hint}
      </p>
      {schedule.error ? <Notice tone="bad">{problemText(schedule.error)}</Notice> : null}
    </fieldset>
  );
}
