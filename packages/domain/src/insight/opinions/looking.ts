import type { Rating } from '../../goals/rating.ts';
import { clump, minimums, z } from '../constants.ts';
import { phaseOf } from '../learning/own-record.ts';

/** How goals that somebody talked about developed, compared with goals in the same situation. */
export const looksCompared = ['clearly_more', 'about_as_many', 'fewer'] as const;
export type LooksCompared = (typeof looksCompared)[number];

/** A week in which a goal was at Unsure or lower, and whether the goal rose afterwards. */
export interface LookRow {
  /** Phase, label and the sign of the change since the previous prediction. Goals with equal values are compared. */
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
/**
 * The weeks after which the goal's prediction is compared, in the order of preference: the first of them with a
 * prediction counts.
 */
const laterBy = [3, 4, 2] as const;

/**
 * Returns the rows of a goal (insight.12): weeks 4 to 10 at Unsure or lower, with a later prediction. `looked`
 * contains the weeks of the person's own talks. Weeks after anybody's first talk are no rows, and weeks with only
 * other people's talks are none either.
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
  /** The number of talks that can be compared with goals without a talk. */
  readonly looked: number;
  readonly rose: number;
  /** The number of these goals that would have risen without a talk. */
  readonly comparable: number;
  /**
   * True if more goals rose than chance explains. This only changes the wording; the text never calls it an effect.
   */
  readonly isBeyondChance: boolean;
}

/** The number of rows without a talk in each stratum, and how many of them rose. Plain data, stored as it is. */
export type Spots = Readonly<Record<string, { readonly rows: number; readonly rose: number }>>;

/** Returns by stratum how many of the rows without a talk rose. The result is the same for everybody. */
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

/**
 * Returns how the rows with a talk developed, compared with rows of the same stratum without a talk (insight.12).
 */
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

/** Returns the word for the comparison; null for fewer than ten talks. */
export function lookingWord({ looked, rose, comparable, isBeyondChance }: Looking): LooksCompared | null {
  if (looked < minimums.looks) return null;
  if (isBeyondChance) return 'clearly_more';
  return rose < comparable - 0.5 ? 'fewer' : 'about_as_many';
}
