import type { Relation } from '../../goals/facts.ts';
import type { Rating } from '../../goals/rating.ts';
import { no, type Verdict, yes } from '../../shared/verdict.ts';
import { sumOf } from '../calibration/calibration.ts';
import { minimums, stretchOfMore, stretchOfTwo } from '../constants.ts';
import { clamp, expit, logit } from '../numbers.ts';

export { insightMessages } from './words.ts';

/** Why a second view cannot be given now. */
export const opinionReasons = ['not_running', 'week_not_running', 'owner_answered'] as const;
export type OpinionReason = (typeof opinionReasons)[number];

export interface OpinionFacts {
  /** The goal is approved, and its quarter runs. */
  readonly isRunning: boolean;
  /** The week is the running week. */
  readonly isRunningWeek: boolean;
  /** The owner has predicted that week. */
  readonly ownerAnswered: boolean;
  /** The person has given a view of that week. */
  readonly hasGiven: boolean;
}

/** Returns whether a person who sees a goal may ever give a second view of it (insight.11). */
export function mayGiveOpinion({ isOwner, isObserver }: Pick<Relation, 'isOwner' | 'isObserver'>): boolean {
  return !isOwner && !isObserver;
}

/** Returns whether a person who may give a second view can give or change it now (insight.11). */
export function decideOpinion(facts: OpinionFacts): Verdict<OpinionReason> {
  if (!facts.isRunning) return no('not_running');
  if (!facts.isRunningWeek) return no('week_not_running');
  return facts.hasGiven && facts.ownerAnswered ? no('owner_answered') : yes;
}

/** The likelihoods of owner and manager count as different from this many labels on (insight.11). */
const apart = 2;

/** Returns whether two likelihoods of a goal differ so much that people should talk about it. */
export function areApart(own: Rating | null, other: Rating | null): boolean {
  return own !== null && other !== null && Math.abs(own - other) >= apart;
}

const surest = 0.98;

/**
 * Returns one chance from the chances that several people give to a goal. The result is moved away from the middle,
 * because people know different things. A single chance stays as it is.
 */
export function pooled(chances: readonly number[]): number {
  if (chances.length === 1) return chances[0] ?? 0;
  const odds = chances.map((chance) => logit(clamp(chance, 1 - surest, surest)));
  const stretch = chances.length === 2 ? stretchOfTwo : stretchOfMore;
  return expit((stretch * sumOf(odds)) / odds.length);
}

/** The second views of one week that count, as chances. Only blind views count. */
export interface Views {
  /** Null if the owner has not answered. */
  readonly owner: number | null;
  readonly manager: number | null;
  readonly peers: readonly number[];
}

export interface TogetherChance {
  /** The pooled chance of the peers; null for fewer than three peers. */
  readonly peers: number | null;
  /** The chance of all views together; null without the owner's or without any other view. */
  readonly together: number | null;
}

/**
 * Returns the chance of all views together. Peers count only if there are at least three, so that the total reveals
 * no single view (insight.11).
 */
export function together({ owner, manager, peers }: Views): TogetherChance {
  const counted = peers.length >= minimums.peers ? peers : [];
  const others = manager === null ? counted : [manager, ...counted];
  return {
    peers: counted.length === 0 ? null : pooled(counted),
    together: owner === null || others.length === 0 ? null : pooled([owner, ...others]),
  };
}

/** A finished goal with second views: for each week the owner’s chance, and the chance of all views together. */
export interface ViewedGoal {
  readonly isAchieved: boolean;
  readonly weeks: readonly { readonly alone: number; readonly together: number }[];
}

/** Returns the Brier scores of owners alone and of everybody together; each goal counts once (insight.11). */
export function secondViewScores(goals: readonly ViewedGoal[]): {
  readonly alone: number;
  readonly together: number;
} {
  const score = (of: (week: ViewedGoal['weeks'][number]) => number) =>
    sumOf(
      goals.map(
        ({ isAchieved, weeks }) =>
          sumOf(weeks.map((week) => (of(week) - Number(isAchieved)) ** 2)) / weeks.length,
      ),
    ) / goals.length;
  return { alone: score((week) => week.alone), together: score((week) => week.together) };
}
