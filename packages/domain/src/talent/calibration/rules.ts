import {
  type CapablePerson,
  isObserver,
  opensActs,
  readsAllAppraisals,
} from '../../people/roles/capabilities.ts';
import { no, type Verdict, yes } from '../../shared/verdict.ts';
import type { LevelCount, Ratings } from '../rating.ts';
import { isRating } from '../rating.ts';

/** The states of a calibration session. Only an open one changes. */
export const calibrationStates = ['open', 'closed', 'cancelled'] as const;
export type CalibrationState = (typeof calibrationStates)[number];

/**
 * `least` and `most` count the people of a session; fewer could be recognised by their ratings alone. The others are the
 * maximum lengths in characters, and the maximum number of named participants.
 */
export const calibrationLimits = { least: 5, most: 500, name: 60, reason: 1_000, named: 50 } as const;

export const calibrationTexts = { name: 'Name', reason: 'Reason' } as const;

/** The people whom an opener has chosen, by what their appraisals say. */
export interface CalibrationGroup {
  /** People with a rated draft. */
  readonly rated: number;
  /** People whose appraisal is shared, signed or completed. */
  readonly shared: number;
  /** People who are in another open session. */
  readonly busy: number;
  /** Everybody chosen is below the opener. */
  readonly isBelowOpener: boolean;
  /** One of their acting managers is below the opener. */
  readonly hasManagersBelow: boolean;
}

export const openingReasons = ['not_over_group', 'too_few', 'too_many', 'shared', 'busy'] as const;
export type OpeningReason = (typeof openingReasons)[number];

/**
 * Returns whether the person may open a session on the group: an HR admin, or a manager of managers over it; on at least
 * five rated people, none of whom has an appraisal that was shared (talent.26).
 */
export function mayOpenCalibration(opener: CapablePerson, group: CalibrationGroup): Verdict<OpeningReason> {
  const isOver = !isObserver(opener) && group.isBelowOpener && group.hasManagersBelow;
  if (!opensActs(opener, 'isHrAdmin') && !isOver) return no('not_over_group');
  if (group.shared > 0) return no('shared');
  if (group.rated < calibrationLimits.least) return no('too_few');
  if (group.rated > calibrationLimits.most) return no('too_many');
  return group.busy > 0 ? no('busy') : yes;
}

/** How a person stands to the managers of a group. */
export interface NamedStanding {
  readonly person: CapablePerson;
  readonly isActive: boolean;
  /** Whether the person manages somebody of the group, or is above such a manager. */
  readonly leadsGroup: boolean;
}

/** Returns whether the opener may name the person as a participant: a boss of the group's managers, or an HR admin. */
export function mayBeNamed({ person, isActive, leadsGroup }: NamedStanding): boolean {
  return isActive && !isObserver(person) && (leadsGroup || opensActs(person, 'isHrAdmin'));
}

/** How an active person stands to a session today. */
export interface SessionStanding {
  readonly person: CapablePerson;
  readonly isOpen: boolean;
  /** The person opened the session, was named, or managed somebody of the group when it was opened or ended. */
  readonly isChosen: boolean;
  /** The person is above somebody of the group. */
  readonly leadsGroup: boolean;
  /** The person is the acting manager of somebody of the group. */
  readonly managesGroup: boolean;
  /** The opener has left, observes only, or is neither an HR admin nor above somebody of the group any more. */
  readonly openerIsGone: boolean;
}

/**
 * Returns whether a person takes part in a session today. Who was chosen must still be above somebody of the group, or an HR
 * admin. While it is open, the group's acting managers take part, too, and without its opener the ceo and HR admins (talent.34).
 */
export function takesPart(standing: SessionStanding): boolean {
  const { person } = standing;
  if (isObserver(person)) return false;
  const readsAll = readsAllAppraisals(person);
  if (standing.isChosen && (standing.leadsGroup || readsAll)) return true;
  return standing.isOpen && (standing.managesGroup || (readsAll && standing.openerIsGone));
}

/** Returns whether a person who takes part may end a session: its opener, HR admins and the ceo (talent.34). */
export function mayEndCalibration(person: CapablePerson, isOpener: boolean): boolean {
  return isOpener || readsAllAppraisals(person);
}

/** How a person stands to a session and to one of its people. */
export interface CalibrationRelation {
  /** `takesPart`. */
  readonly isParticipant: boolean;
  readonly isObserver: boolean;
  /** The card is the person's own. */
  readonly isEmployee: boolean;
  /** The employee is above the person. */
  readonly isBelowEmployee: boolean;
  /** The person reads the ratings of the appraisal without the session, too. */
  readonly readsRatings: boolean;
}

/**
 * Returns whether a person sees somebody's card: participants, but never their own and never those of people above them.
 * After the end, only those who read the ratings anyhow; a cancelled session shows nobody (talent.27).
 */
export function seesCard(state: CalibrationState, relation: CalibrationRelation): boolean {
  if (!relation.isParticipant || relation.isObserver) return false;
  if (relation.isEmployee || relation.isBelowEmployee) return false;
  return state === 'open' || (state === 'closed' && relation.readsRatings);
}

export interface CardFacts {
  /** The ratings of the draft now. */
  readonly draft: Ratings;
  /** The ratings of the draft when the card was last moved, or when the session was opened. */
  readonly base: Ratings;
  /** Where the session has put the card. */
  readonly moved: Ratings;
}

export const isSamePlace = (one: Ratings, other: Ratings) =>
  one.primary === other.primary && one.secondary === other.secondary;

/** Returns where a card stands: the reviewer's edit of the draft is newer than a move before it (talent.28). */
export function placeOfCard({ draft, base, moved }: CardFacts): Ratings {
  return isSamePlace(draft, base) ? moved : draft;
}

/** What a person saw when they moved a card. */
export interface SeenCard {
  readonly place: Ratings;
  readonly version: number;
}

export const moveReasons = ['moved_meanwhile', 'edited_meanwhile', 'same_place', 'no_level'] as const;
export type MoveReason = (typeof moveReasons)[number];

/** Returns whether a card that was seen as `seen` may be moved to `to`, or why not (talent.28). */
export function mayMoveCard(
  seen: SeenCard,
  now: SeenCard,
  to: Ratings,
  levels: LevelCount,
): Verdict<MoveReason> {
  if (seen.version !== now.version) return no('moved_meanwhile');
  if (!isSamePlace(seen.place, now.place)) return no('edited_meanwhile');
  if (!isRating(to.primary, levels) || !isRating(to.secondary, levels)) return no('no_level');
  return isSamePlace(to, now.place) ? no('same_place') : yes;
}

/** Returns whether the lines are a guide: a percentage for each level, 100 together. */
export function isGuide(percents: readonly number[], levels: LevelCount): boolean {
  return (
    percents.length === levels &&
    percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100) &&
    percents.reduce((sum, percent) => sum + percent, 0) === 100
  );
}

export interface LevelShare {
  readonly people: number;
  /** Rounded to whole percents. */
  readonly percent: number;
  /** The guide line in percent, and how many people more than it there are; null without a guide. */
  readonly guide: { readonly percent: number; readonly more: number } | null;
}

/** Returns how many people are at each level, lowest first, beside the guide lines. Nothing is forced (talent.26). */
export function sharesOfLevels(counts: readonly number[], guide: readonly number[] | null): LevelShare[] {
  const all = counts.reduce((sum, people) => sum + people, 0);
  return counts.map((people, level) => {
    const line = guide?.[level];
    return {
      people,
      percent: all === 0 ? 0 : Math.round((people * 100) / all),
      guide: line === undefined ? null : { percent: line, more: people - Math.round((line * all) / 100) },
    };
  });
}
