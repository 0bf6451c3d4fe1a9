import { addDays, type Day } from '../../calendar/day.ts';
import { chainOf, type ManagerMap } from '../organisation/org-tree.ts';

/** A person's absence (people.34): the first and the last day, in the person's zone. Why is not stored. */
export interface Absence {
  readonly from: Day;
  readonly until: Day;
  /** The person who stands in; null: nobody. */
  readonly deputyId: number | null;
}

/** The longest absence, in days: one year. */
export const longestAbsence = 366;

/** Returns whether the absence includes the day. Days compare as text. */
export function includesDay({ from, until }: Pick<Absence, 'from' | 'until'>, day: Day): boolean {
  return from <= day && day <= until;
}

/** Returns the absence of a person on a day; undefined if the person is there. */
export function absenceOn<A extends Pick<Absence, 'from' | 'until'>>(
  absences: readonly A[],
  day: Day,
): A | undefined {
  return absences.find((absence) => includesDay(absence, day));
}

export type AbsenceFault = 'ends_before_begin' | 'too_long' | 'ended' | 'overlaps' | 'own_deputy';

/** The field of the wire at which each fault is shown. */
export const absenceFaultFields = {
  ends_before_begin: 'Until',
  too_long: 'Until',
  ended: 'Until',
  overlaps: 'From',
  own_deputy: 'DeputyId',
} as const satisfies Readonly<Record<AbsenceFault, string>>;

/**
 * Returns the first fault of a wished absence; undefined if it can be stored (people.34). `others` are the person's other
 * absences, and `today` is the day in the person's zone.
 */
export function absenceFault(
  personId: number,
  wished: Absence,
  others: readonly Pick<Absence, 'from' | 'until'>[],
  today: Day,
): AbsenceFault | undefined {
  const { from, until, deputyId } = wished;
  if (until < from) return 'ends_before_begin';
  if (until >= addDays(from, longestAbsence)) return 'too_long';
  if (until < today) return 'ended';
  if (deputyId === personId) return 'own_deputy';
  return others.some((other) => other.from <= until && from <= other.until) ? 'overlaps' : undefined;
}

/**
 * Returns what is left of an absence that is cancelled on a day: null if it has not begun before, all of it if it is over. The
 * days that have passed stay, because their weeks are excused.
 */
export function cancelledOn<A extends Pick<Absence, 'from' | 'until'>>(absence: A, today: Day): A | null {
  if (absence.until < today) return absence;
  return absence.from < today ? { ...absence, until: addDays(today, -1) } : null;
}

/** The company today, as far as it decides who stands in for whom. */
export interface Presence {
  readonly managers: ManagerMap;
  readonly isActive: (person: number) => boolean;
  readonly isObserver: (person: number) => boolean;
  /** Returns the absence of today; undefined for people who are there. */
  readonly absenceOf: (person: number) => Pick<Absence, 'deputyId'> | undefined;
}

/** Somebody who decides about a person's goals today. */
export interface Decider {
  readonly personId: number;
  /** The absent acting manager for whom they decide; null: they are that manager. */
  readonly forId: number | null;
}

/**
 * Returns who decides about a person's goals today (people.35): the acting manager or, while that one is away with a deputy,
 * the deputy. A deputy does not decide on their own goals, and not while away; then the absent person's own manager
 * decides, by the same rule. An absent manager without a deputy decides after the return. Undefined if nobody is above.
 */
export function deciderOf(presence: Presence, owner: number): Decider | undefined {
  const above = chainOf(presence.managers, owner).filter(presence.isActive);
  const [acting] = above;
  if (acting === undefined) return undefined;
  for (const manager of above) {
    const deputyId = presence.absenceOf(manager)?.deputyId ?? null;
    const decides = deputyId ?? manager;
    if (deputyId !== null && !(isAvailable(presence, deputyId) && deputyId !== owner)) continue;
    return { personId: decides, forId: decides === acting ? null : acting };
  }
  return undefined;
}

/** Returns whether a deputy can stand in today: active, no observer, not away (people.35). */
export function isAvailable(presence: Presence, deputy: number): boolean {
  return (
    presence.isActive(deputy) && !presence.isObserver(deputy) && presence.absenceOf(deputy) === undefined
  );
}

/** Returns the person's deputy of today, who may predict and comment for them; undefined without one. */
export function standInOf(presence: Presence, person: number): number | undefined {
  const deputyId = presence.absenceOf(person)?.deputyId ?? null;
  return deputyId !== null && isAvailable(presence, deputyId) ? deputyId : undefined;
}

/** Returns whether a week is excused: its asking day falls into one of the person's absences (people.36). */
export function isExcused(askingDay: Day, absences: readonly Pick<Absence, 'from' | 'until'>[]): boolean {
  return absenceOn(absences, askingDay) !== undefined;
}
