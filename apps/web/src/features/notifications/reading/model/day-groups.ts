import type { Notification } from '@bellwether/contract/notifications';
import { groupBy } from '#ui/data/group-by.ts';

export type DayGroup = 'today' | 'week' | 'earlier';

/** A notification, or several about one goal or of one person's updates. */
export interface Fold {
  readonly key: number;
  /** The title of the goal if there are several notifications; undefined for one notification. */
  readonly title: string | undefined;
  /** The person if it folds updates of several goals; else undefined. */
  readonly person?: string | undefined;
  readonly list: readonly Notification[];
}

export interface GroupOfDay {
  readonly day: DayGroup;
  readonly folds: readonly Fold[];
}

/**
 * Groups notifications, newest first, by days in the reader's time zone; the week begins on Monday. With `folds`, the
 * notifications of one goal in a group become one, and so do one person's updates of several goals. `now` is in epoch milliseconds.
 */
export function groupByDay(
  list: readonly Notification[],
  now: number,
  options: { readonly folds: boolean },
): readonly GroupOfDay[] {
  const days: readonly DayGroup[] = ['today', 'week', 'earlier'];
  const groups = groupBy(list, ({ CreatedAt }) => dayOf(Date.parse(CreatedAt), now));
  return days.flatMap((day) => {
    const within = groups.get(day);
    return within ? [{ day, folds: options.folds ? foldGoals(within) : within.map(single) }] : [];
  });
}

function dayOf(then: number, now: number): DayGroup {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  if (then >= start.getTime()) return 'today';
  start.setDate(start.getDate() - ((start.getDay() + 6) % 7));
  return then >= start.getTime() ? 'week' : 'earlier';
}

function foldGoals(list: readonly Notification[]): readonly Fold[] {
  // Do not fold notifications that wait for an answer, so that their buttons are visible.
  const foldable = list.filter(({ Waiting }) => Waiting === null);
  const byGoal = groupBy(foldable, ({ Goal }) => Goal?.Id);
  const isAlone = ({ Goal }: Notification) => !Goal || (byGoal.get(Goal.Id) ?? []).length < 2;
  const updates = groupBy(
    foldable.filter((told) => told.Prediction !== null && isAlone(told)),
    ({ Actor }) => Actor?.Id,
  );
  return list.flatMap((each) => {
    const ofPerson =
      each.Actor && each.Prediction !== null && each.Waiting === null && isAlone(each)
        ? (updates.get(each.Actor.Id) ?? [])
        : [];
    if (ofPerson.length > 1)
      return ofPerson[0] === each
        ? [{ key: each.Id, title: undefined, person: each.Actor?.Name, list: ofPerson }]
        : [];
    const same = each.Goal && each.Waiting === null ? (byGoal.get(each.Goal.Id) ?? []) : [];
    if (same.length < 2) return [single(each)];
    return same[0] === each ? [{ key: each.Id, title: each.Goal?.Title, list: same }] : [];
  });
}

function single(told: Notification): Fold {
  return { key: told.Id, title: undefined, list: [told] };
}
