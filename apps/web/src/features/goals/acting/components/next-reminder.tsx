import type { Reminder } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#platform/session.ts';
import { remindersQuery } from '../api.ts';
import type { GoalRun, RunKind } from '../model/next-goal.ts';
import { layerOf, placeOf } from '../model/reminder-layer.ts';
import { reminderActs } from '../words.ts';

/** The next task after a run: the first reminder of another kind, and how many there are. */
interface NextReminder {
  readonly reminder: Reminder;
  readonly count: number;
}

const typesOf = { predict: 'update', review: 'review' } as const satisfies Record<RunKind, Reminder['Type']>;

/** @returns null without one, undefined while the reminders are loading for the first time. */
export function useNextReminder(kind: RunKind): NextReminder | null | undefined {
  const { data, isError } = useQuery(remindersQuery);
  if (!data) return isError ? null : undefined;
  const others = (data.Reminders ?? []).filter(({ Type }) => Type !== typesOf[kind]);
  const [reminder] = others;
  if (!reminder) return null;
  return { reminder, count: others.filter(({ Type }) => Type === reminder.Type).length };
}

interface NextReminderButtonProps extends NextReminder {
  readonly run: GoalRun;
}

/** The main button at the end of a run: "Finalize 1 result". */
export function NextReminderButton({ run, reminder, count }: NextReminderButtonProps) {
  const layer = layerOf(reminder);
  const label = reminderActs[reminder.Type](count);
  if (layer === undefined) return <NextPageButton reminder={reminder} label={label} />;
  return (
    <Button autoFocus onClick={() => run.open({ goalId: reminder.Id, title: reminder.Title, layer })}>
      {label}
    </Button>
  );
}

/** The button for a reminder that is not about a goal. */
function NextPageButton({ reminder, label }: { readonly reminder: Reminder; readonly label: string }) {
  const place = placeOf(reminder, useSession().Profile.Id);
  return (
    <Button autoFocus renderRoot={(props) => <Link {...props} {...place} />}>
      {label}
    </Button>
  );
}
