import type { Rating } from '../../goals/rating.ts';
import { listedGoals, saidReasons } from '../constants.ts';
import { type ChanceModel, chanceOf, isAssumed } from '../learning/chances.ts';
import { type OwnRecord, phaseOf } from '../learning/own-record.ts';
import { hasLowChildren } from './contradictions.ts';
import type { Reason } from './reasons.ts';
import {
  fallOf,
  isCalled,
  isNewlyCalled,
  mayBeListed,
  type PredictedWeeks,
  type Signs,
  signsOf,
} from './signs.ts';

/** A running goal that may be listed, with the facts that its viewer may see. */
export interface LookGoal extends PredictedWeeks {
  readonly id: number;
  readonly ownerId: number;
  /** The owner is deactivated: the goal is to be given to somebody, and nobody talks with its owner (insight.18). */
  readonly hasOwnerLeft: boolean;
  /** The last day of the owner's absence today, as shown; null or absent: they are there (people.36). */
  readonly awayUntil?: string | null;
  /** The week of the quarter in which the owner joined the company; 0 if earlier. */
  readonly ownerSince: number;
  /** Private goals are listed for people who see them, but never count for another goal. */
  readonly isPrivate: boolean;
  /** The latest likelihood of the parent goal; null if the parent has none, does not count, or is absent. */
  readonly parentLikelihood: Rating | null;
  /** The counted goals directly below: how many have a prediction, and how many of these are at 0 or 1. */
  readonly children: { readonly rated: number; readonly low: number };
}

/** What another goal of the same owner says of a goal. */
export type OwnedGoal = PredictedWeeks & Pick<LookGoal, 'id' | 'ownerId' | 'isPrivate'>;

/** The time for which the list is made, and the learned chances. */
export interface LookAt {
  /** The latest week that needs a prediction. */
  readonly week: number;
  /** The last week of the quarter. */
  readonly weeks: number;
  /** The calendar's week, from which the weeks that are left are counted; `week` if absent. */
  readonly today?: number | undefined;
  readonly model: ChanceModel;
}

export interface LookItem<G extends LookGoal> {
  readonly goal: G;
  readonly likelihood: Rating | null;
  readonly quality: Rating | null;
  readonly chance: number;
  readonly isAssumed: boolean;
  readonly reasons: readonly Reason[];
}

export interface CalledItem<G extends LookGoal> extends LookItem<G> {
  readonly isNew: boolean;
}

/** The list of a week (insight.5). */
export interface Look<G extends LookGoal> {
  /** At most five. */
  readonly items: readonly LookItem<G>[];
  readonly called: readonly CalledItem<G>[];
  /** The number of goals on the list. */
  readonly waiting: number;
}

interface Seen<G extends LookGoal> {
  readonly goal: G;
  readonly signs: Signs;
  readonly chance: number;
}

/**
 * Returns the goals that are worth a talk, and the goals that their owners call unlikely. `owned` contains all
 * running goals of the owners, because some signs depend on their other goals. The order of the goals does not
 * matter.
 */
export function lookOf<G extends LookGoal>(
  goals: readonly G[],
  owned: readonly OwnedGoal[],
  at: LookAt,
): Look<G> {
  const phase = phaseOf(at.week, at.weeks);
  const seen = goals.map((goal): Seen<G> => {
    const signs = signsOf(goal, at.week);
    return { goal, signs, chance: chanceOf(at.model, signs, phase) };
  });
  const fallen = othersFallen(owned, at.week);
  const item = (one: Seen<G>): LookItem<G> => ({
    goal: one.goal,
    likelihood: one.signs.likelihood,
    quality: one.signs.quality,
    chance: one.chance,
    isAssumed: isAssumed(at.model, one.signs.likelihood, phase),
    reasons: reasonsOf(one.goal, one.signs, fallen(one.goal), at),
  });
  const listed = seen
    .filter((one) => isWorthATalk(one, factsOf(one.goal, one.signs, fallen(one.goal), at)))
    .sort(byUrgency);
  const called = seen.filter(({ signs }) => isCalled(signs)).sort(byHope);
  return {
    items: listed.slice(0, listedGoals).map(item),
    called: called.map((one) => ({ ...item(one), isNew: isNewlyCalled(one.signs, at.week) })),
    waiting: listed.length,
  };
}

/** Sorts the lowest likelihood first; a goal without a prediction is in the middle. */
function byUrgency(a: Seen<LookGoal>, b: Seen<LookGoal>): number {
  return (
    (a.signs.likelihood ?? 2) - (b.signs.likelihood ?? 2) ||
    (a.signs.quality ?? 2) - (b.signs.quality ?? 2) ||
    fallOf(b.signs) - fallOf(a.signs) ||
    a.goal.id - b.goal.id
  );
}

/** Sorts the goals with the best chance to succeed after all first. */
function byHope(a: Seen<LookGoal>, b: Seen<LookGoal>): number {
  return b.chance - a.chance || fallOf(b.signs) - fallOf(a.signs) || a.goal.id - b.goal.id;
}

/**
 * Returns a function that takes a goal and looks at its owner's other goals. It returns true if there are at least two
 * and half of them or more fell within a month.
 */
function othersFallen(owned: readonly OwnedGoal[], week: number): (goal: OwnedGoal) => boolean {
  const falls = new Map<number, { readonly id: number; readonly fell: boolean }[]>();
  for (const goal of owned) {
    if (goal.isPrivate) continue;
    const known = falls.get(goal.ownerId) ?? [];
    known.push({ id: goal.id, fell: fallOf(signsOf(goal, week)) >= 1 });
    falls.set(goal.ownerId, known);
  }
  return ({ id, ownerId }) => {
    const others = (falls.get(ownerId) ?? []).filter((other) => other.id !== id);
    return others.length >= 2 && 2 * others.filter(({ fell }) => fell).length >= others.length;
  };
}

/**
 * Returns whether a goal is on the list: its label allows it, and it has a sign beyond the label (insight.5). The
 * same doubtful answer for six weeks is such a sign, too.
 */
function isWorthATalk({ goal, signs }: Seen<LookGoal>, facts: readonly Reason[]): boolean {
  if (isCalled(signs)) return false;
  if (goal.hasOwnerLeft) return true;
  return mayBeListed(signs) && (facts.length > 0 || isStuck(signs));
}

/** An answer that is repeated so often is a sign. */
const repeatedAnswers = 6;

function isStuck({ likelihood, same }: Signs): boolean {
  return likelihood === 2 && same >= repeatedAnswers;
}

/** Returns the reasons for listing a goal: at most three, with the chance of its label last. */
function reasonsOf(goal: LookGoal, signs: Signs, haveOthersFallen: boolean, at: LookAt): readonly Reason[] {
  const { likelihood } = signs;
  const facts = factsOf(goal, signs, haveOthersFallen, at).slice(0, saidReasons - 1);
  if (likelihood === null) return facts;
  return [...facts, { code: 'label', label: likelihood, phase: phaseOf(at.week, at.weeks) }];
}

/** Returns the signs of a goal beyond its label, in the order in which they are said. */
function factsOf(goal: LookGoal, signs: Signs, haveOthersFallen: boolean, at: LookAt): readonly Reason[] {
  const { likelihood, quality, silent } = signs;
  const left: Reason[] = goal.hasOwnerLeft ? [{ code: 'left' }] : [];
  const { awayUntil = null } = goal;
  const away: Reason | null = awayUntil === null ? null : { code: 'away', until: awayUntil };
  if (likelihood === null || quality === null) return [...left, away ?? { code: 'no_word', weeks: silent }];
  const isHopeful = likelihood >= 3;
  const weeksLeft = Math.max(at.weeks - Math.max(at.week, at.today ?? 0), 0);
  const { rated, low } = goal.children;
  const facts: (Reason | false)[] = [
    silent >= 3 && (away ?? { code: 'silent', weeks: silent, label: likelihood }),
    isHopeful && hasLowChildren(goal.children) && { code: 'children', low, rated },
    signs.fellFrom !== null && { code: 'fell', from: signs.fellFrom, to: likelihood },
    isHopeful && quality <= 1 && { code: 'quality_low', label: likelihood, quality },
    isHopeful &&
      signs.fellFrom === null &&
      signs.qualityFellFrom !== null && {
        code: 'quality_fell',
        from: signs.qualityFellFrom,
        to: quality,
        label: likelihood,
      },
    isHopeful && goal.parentLikelihood !== null && goal.parentLikelihood <= 1 && { code: 'parent_low' },
    signs.jump >= 2 && weeksLeft <= 4 && { code: 'jump', steps: signs.jump, left: weeksLeft },
    isHopeful && signs.same >= repeatedAnswers && { code: 'unchanged', times: signs.same },
    haveOthersFallen && { code: 'others_fell' },
    isLateStart(goal) && { code: 'late_start', week: goal.firstWeek },
  ];
  return [...left, ...facts.filter((fact) => fact !== false)];
}

/** In weeks: a goal that begins this long after the quarter, or after its owner's first week, starts late. */
const lateAfter = 2;

/** Returns whether a goal began late. A joiner's first week is no late start (insight.5). */
function isLateStart({ firstWeek, ownerSince }: LookGoal): boolean {
  return firstWeek - Math.max(ownerSince, 1) >= lateAfter;
}

/**
 * Adds to a goal that is listed for its label alone that the answer never changed, so that a card has a reason. The
 * reference (insight.5) says this sentence only of hopeful goals.
 */
export function withRepeated(
  reasons: readonly Reason[],
  goal: PredictedWeeks,
  week: number,
): readonly Reason[] {
  const signs = signsOf(goal, week);
  const isBare = reasons.every(({ code }) => code === 'label');
  return isBare && isStuck(signs) ? [{ code: 'unchanged', times: signs.same }, ...reasons] : reasons;
}

/** Adds to the reasons how often this label came true for the owner; only the owner may read it. */
export function withOwnRecord(
  reasons: readonly Reason[],
  label: Rating,
  { said, cameTrue }: OwnRecord,
): readonly Reason[] {
  const others = reasons.slice(0, -1).slice(0, saidReasons - 2);
  return [...others, { code: 'own_record', label, said, cameTrue }, ...reasons.slice(-1)];
}
