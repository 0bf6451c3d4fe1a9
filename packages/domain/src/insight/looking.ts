import type { Rating } from '../goals/rating.ts';
import { clump, minimums, z } from './constants.ts';
import { phaseOf } from './own-record.ts';

/** How goals that were talked about did, compared with goals in the same situation. */
export const looksCompared = ['clearly_more', 'about_as_many', 'fewer'] as const;
export type LooksCompared = (typeof looksCompared)[number];

/** A week of a goal in which it stood badly, and whether it rose afterwards. */
export interface LookRow {
  /** Phase, label and the sign of the change to the prediction before: goals in the same spot. */
  readonly stratum: string;
  readonly rose: boolean;
  readonly looked: boolean;
}

/** A goal's predictions by week, and the weeks in which somebody talked about it. */
export interface LookedGoal {
  readonly weeks: number;
  readonly given: readonly { readonly week: number; readonly likelihood: Rating }[];
  readonly looks: readonly { readonly week: number; readonly isOwn: boolean }[];
}

const firstWeek = 4;
const lastWeek = 10;
const highest: Rating = 2;
/** So many weeks later the goal's prediction is compared: the first of these weeks that has one. */
const laterBy = [3, 4, 2] as const;

/**
 * Returns the rows of a goal (insight §3.8): weeks 4 to 10 at Unsure or lower, with a later prediction. `looked` are the
 * weeks of one's own looks. Weeks after anybody's first look are no rows, and neither are weeks with looks of others only.
 */
export function lookRowsOf({ weeks, given, looks }: LookedGoal): LookRow[] {
  const inOrder = given.toSorted((one, other) => one.week - other.week);
  const at = new Map(inOrder.map(({ week, likelihood }) => [week, likelihood]));
  const first = Math.min(...looks.map(({ week }) => week));
  return inOrder.flatMap(({ week, likelihood }, place) => {
    if (week < firstWeek || week > lastWeek || likelihood > highest || week > first) return [];
    const looked = looks.some((look) => look.week === week && look.isOwn);
    if (week === first && !looked) return [];
    const later = laterBy.map((by) => at.get(week + by)).find((label) => label !== undefined);
    if (later === undefined) return [];
    const change = Math.sign(likelihood - (inOrder[place - 1]?.likelihood ?? likelihood));
    return [{ stratum: `${phaseOf(week, weeks)}:${likelihood}:${change}`, rose: later > likelihood, looked }];
  });
}

export interface Looking {
  /** How many talks can be compared with goals without a talk. */
  readonly looked: number;
  readonly rose: number;
  /** How many of them would have risen without a talk. */
  readonly comparable: number;
  /** More rose than chance explains. It tunes the wording alone, and is never called an effect. */
  readonly isBeyondChance: boolean;
}

/** How many rows without a look each stratum has, and how many of them rose. Plain data, stored as it is. */
export type Spots = Readonly<Record<string, { readonly rows: number; readonly rose: number }>>;

/** Returns what became of the rows that nobody looked at, by stratum. It is the same whoever asks. */
export function spotsOf(rows: readonly LookRow[]): Spots {
  const others = rows.filter(({ looked }) => !looked);
  return Object.fromEntries(
    strataOf(others).map((stratum) => {
      const all = others.filter((row) => row.stratum === stratum);
      return [stratum, { rows: all.length, rose: all.filter(({ rose }) => rose).length }];
    }),
  );
}

function strataOf(rows: readonly LookRow[]): string[] {
  return [...new Set(rows.map(({ stratum }) => stratum))].toSorted();
}

/** Returns how the looked-at rows did beside goals of the same stratum that nobody looked at (insight §3.8). */
export function lookingOf(rows: readonly LookRow[], spots: Spots): Looking {
  const own = rows.filter((row) => row.looked);
  let looked = 0;
  let rose = 0;
  let comparable = 0;
  let spread = 0;
  for (const stratum of strataOf(own)) {
    const mine = own.filter((row) => row.stratum === stratum);
    const others = spots[stratum];
    if (!others || others.rows < minimums.stratumRows) continue;
    const share = others.rose / others.rows;
    looked += mine.length;
    rose += mine.filter((row) => row.rose).length;
    comparable += mine.length * share;
    spread += mine.length * share * (1 - share);
  }
  return { looked, rose, comparable, isBeyondChance: rose - comparable > z * Math.sqrt(clump * spread) };
}

/** Returns how to say it; null under ten looks. */
export function lookingWord({ looked, rose, comparable, isBeyondChance }: Looking): LooksCompared | null {
  if (looked < minimums.looks) return null;
  if (isBeyondChance) return 'clearly_more';
  return rose < comparable - 0.5 ? 'fewer' : 'about_as_many';
}
