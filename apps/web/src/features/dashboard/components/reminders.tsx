import type { Dashboard, Reminder } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconCircleCheck } from '#ui/marks/icons.ts';
import { keyOf } from '../api.ts';
import { shownAbove } from '../words.ts';
import { ReminderRow } from './reminder-row.tsx';
import classes from './reminders.module.css';
import { Section } from './section.tsx';

/** The id of the section's element. */
export const reminderSectionId = 'reminders';

interface RemindersProps {
  readonly reminders: NonNullable<Dashboard['Reminders']>;
  /** How many of them the top of the page shows already, as on phones. */
  readonly above: number;
  /** The number of all reminders, including those not loaded yet. */
  readonly total: number;
  /** Loads ten more; absent if all are loaded. */
  readonly onMore?: (() => void) | undefined;
  readonly isReadingMore: boolean;
  readonly hasFailed: boolean;
  /** Opens the form of a new goal from an empty list; absent for observers. */
  readonly onAdd?: (() => void) | undefined;
}

/** Shows the person's reminders by quarter, the oldest first, each with one button (1-goals §2). */
export function Reminders({
  reminders,
  above,
  total,
  onMore,
  isReadingMore,
  hasFailed,
  onAdd,
}: RemindersProps) {
  const box = useRef<HTMLDivElement>(null);
  const rest = reminders.slice(above);
  return (
    <div ref={box} className={classes.box}>
      <Section title="Reminders" anchor={reminderSectionId} count={total}>
        {reminders.length === 0 ? (
          <EmptyState
            icon={<IconCircleCheck size={24} />}
            title="You are up to date"
            action={
              onAdd ? (
                <Button variant="default" onClick={onAdd}>
                  Add a Goal
                </Button>
              ) : undefined
            }
          >
            When one of your goals asks for an update or a result, or something waits for your review, it
            stands here.
          </EmptyState>
        ) : (
          byQuarter(rest).map(([label, group], place) => (
            <div key={label}>
              <h3 className={classes.quarter}>{label}</h3>
              <ul className={classes.list} aria-label={`Reminders of ${label}`}>
                {group.map((reminder, row) => (
                  <ReminderRow
                    key={keyOf(reminder)}
                    reminder={reminder}
                    isFirst={above + place + row === 0}
                  />
                ))}
              </ul>
            </div>
          ))
        )}
        {rest.length === 0 && reminders.length > 0 ? <p className={classes.above}>{shownAbove}</p> : null}
        <div className={classes.more}>
          <LoadMore
            hasMore={onMore !== undefined}
            loading={isReadingMore}
            failed={hasFailed}
            onMore={() => onMore?.()}
            rows={box}
            count={reminders.length}
          />
          {onMore ? (
            <span className={classes.shown}>
              {reminders.length} of {total}
            </span>
          ) : null}
        </div>
      </Section>
    </div>
  );
}

/** Groups the reminders by quarter, in their order. */
function byQuarter(reminders: readonly Reminder[]): [label: string, group: Reminder[]][] {
  const groups = new Map<string, Reminder[]>();
  for (const reminder of reminders) {
    const group = groups.get(reminder.PeriodLabel);
    if (group) group.push(reminder);
    else groups.set(reminder.PeriodLabel, [reminder]);
  }
  return [...groups];
}
