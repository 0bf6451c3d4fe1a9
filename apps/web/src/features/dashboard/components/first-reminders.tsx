import type { Reminder } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { keyOf } from '../api.ts';
import { firstRemindersWords, waitingWords } from '../words.ts';
import classes from './first-reminders.module.css';
import { ReminderRow } from './reminder-row.tsx';
import { reminderSectionId } from './reminders.tsx';

/** The number of reminders above the strategy. */
export const mostAbove = 2;

interface FirstRemindersProps {
  readonly reminders: readonly Reminder[];
  /** The number of all reminders. */
  readonly total: number;
}

/**
 * Shows the first reminders right under the page's title, for phones: there the strategy would push them off the
 * first screen. The number leads to all of them.
 */
export function FirstReminders({ reminders, total }: FirstRemindersProps) {
  if (reminders.length === 0) return null;
  return (
    <section className={classes.first} aria-label={firstRemindersWords.firstReminders}>
      <ul className={classes.list}>
        {reminders.slice(0, mostAbove).map((reminder, row) => (
          <ReminderRow key={keyOf(reminder)} reminder={reminder} isEmphasised={row === 0} />
        ))}
      </ul>
      {total > mostAbove ? (
        <Button className={classes.jump} variant="subtle" size="sm" onClick={showAll}>
          {waitingWords(total)}
        </Button>
      ) : null}
    </section>
  );
}

/** Scrolls to the heading of the reminders and moves the focus there. */
function showAll(): void {
  const section = document.getElementById(reminderSectionId);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('[data-reminder-act]')?.focus({ preventScroll: true });
}
