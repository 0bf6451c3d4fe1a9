import type { Dashboard, Reminder } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { groupBy } from '#ui/data/group-by.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconCircleCheck } from '#ui/marks/icons.ts';
import { keyOf } from '../api.ts';
import { type ReminderGroup, reminderActs, remindersWords, shownAbove, startWords } from '../words.ts';
import { ReminderAct } from './reminder-act.tsx';
import { ReminderRow } from './reminder-row.tsx';
import classes from './reminders.module.css';
import { Section } from './section.tsx';

/** The id of the section's element. */
export const reminderSectionId = 'reminders';

interface RemindersProps {
  readonly reminders: NonNullable<Dashboard['Reminders']>;
  /** The types that have reminders, with their numbers. */
  readonly groups: readonly ReminderGroup[];
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

/** Shows the person's reminders, grouped by what they ask for, each with one button (dashboard.3). */
export function Reminders({
  reminders,
  groups,
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
      <Section title={remindersWords.reminders} anchor={reminderSectionId} count={total}>
        {reminders.length === 0 ? (
          <EmptyState
            icon={<IconCircleCheck size={24} />}
            title={remindersWords.youAreUpTo}
            action={
              onAdd ? (
                <Button variant="default" onClick={onAdd}>
                  {remindersWords.addAGoal}
                </Button>
              ) : undefined
            }
          >
            {remindersWords.whenOneOfYour}
          </EmptyState>
        ) : (
          <>
            <Starts groups={groups} reminders={reminders} isEmphasised={above === 0} />
            {[...groupBy(rest, ({ Type }) => Type)].map(([type, rows]) => (
              <div key={type} className={classes.group}>
                <h3>{reminderActs[type]}</h3>
                <ul className={classes.list} aria-label={remindersWords.remindersOf(reminderActs[type])}>
                  {rows.map((reminder) => (
                    <ReminderRow
                      key={keyOf(reminder)}
                      reminder={reminder}
                      isEmphasised={above === 0 && reminders.length === 1}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </>
        )}
        {rest.length === 0 && reminders.length > 0 ? (
          <p className={classes.above}>{shownAbove(reminders.length)}</p>
        ) : null}
        <div className={classes.more}>
          <LoadMore
            of={{
              hasNextPage: onMore !== undefined,
              isFetchingNextPage: isReadingMore,
              isFetchNextPageError: hasFailed,
              fetchNextPage: () => onMore?.(),
            }}
            rows={box}
            count={rest.length}
          />
          {onMore ? (
            <span className={classes.shown}>{remindersWords.shown(reminders.length, total)}</span>
          ) : null}
        </div>
      </Section>
    </div>
  );
}

interface StartsProps {
  readonly groups: readonly ReminderGroup[];
  readonly reminders: readonly Reminder[];
  readonly isEmphasised: boolean;
}

/** One button for each group that opens its first reminder, from which the person goes on to the next ones. */
function Starts({ groups, reminders, isEmphasised }: StartsProps) {
  // The button of a single reminder is in its row.
  if (reminders.length < 2) return null;
  return (
    <div className={classes.starts}>
      {groups.map((group, place) => {
        const first = reminders.find(({ Type }) => Type === group.Type);
        return first ? (
          <ReminderAct key={group.Type} reminder={first} isEmphasised={isEmphasised && place === 0}>
            {startWords(group)}
          </ReminderAct>
        ) : (
          // Its reminders are on a page that is not loaded yet.
          <span key={group.Type} className={classes.later}>
            {startWords(group)}
          </span>
        );
      })}
    </div>
  );
}
