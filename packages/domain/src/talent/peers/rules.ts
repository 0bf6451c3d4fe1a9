import { addDays, type Day } from '../../calendar/day.ts';
import { nextState } from '../../shared/lifecycle.ts';
import { no, type Verdict, yes } from '../../shared/verdict.ts';
import type { AppraisalStatus } from '../lifecycle.ts';
import type { AppraisalFacts, AppraisalRelation } from '../permissions.ts';
import { type GiverMove, type PeerState, peerMoveTable } from './lifecycle.ts';

/**
 * Who learns who wrote what (talent.24). `both`: manager and employee. `manager`: the manager; the employee reads the words
 * without names. `pooled`: the manager; the employee reads a summary in the manager's words.
 */
export const peerNamings = ['both', 'manager', 'pooled'] as const;
export type PeerNaming = (typeof peerNamings)[number];

/** How many people are asked, and the maximum lengths in characters (talent.23, talent.24). */
export const peerLimits = {
  fewest: 2,
  /** Where the employee does not learn the names, fewer would be recognised. */
  fewestUnnamed: 3,
  most: 6,
  questions: 3,
  answer: 5_000,
  summary: 5_000,
} as const;

/** Returns how many people a manager asks at least. */
export function fewestGivers(naming: PeerNaming): number {
  return naming === 'both' ? peerLimits.fewest : peerLimits.fewestUnnamed;
}

/** The days of the part, and what ends it. */
export interface PeerRoundFacts {
  readonly opens: Day;
  readonly today: Day;
  /** The state of the manager's appraisal in the same cycle. */
  readonly appraisal: AppraisalStatus;
  readonly employeeHasLeft: boolean;
}

export const peerRoundReasons = ['not_open', 'shared', 'left'] as const;
export type PeerRoundReason = (typeof peerRoundReasons)[number];

/**
 * Returns whether people can be proposed and asked, and feedback be written: from the opening day until the appraisal is
 * shared, also after the due day (talent.23).
 */
export function isRoundOpen({
  opens,
  today,
  appraisal,
  employeeHasLeft,
}: PeerRoundFacts): Verdict<PeerRoundReason> {
  if (employeeHasLeft) return no('left');
  if (isShared(appraisal)) return no('shared');
  return today < opens ? no('not_open') : yes;
}

/** Whether the employee reads the appraisal, and with it what peers said. */
export function isShared(appraisal: AppraisalStatus): boolean {
  return appraisal !== 'none' && appraisal !== 'draft';
}

/** What makes somebody no giver (talent.23). */
export interface PeerCandidate {
  readonly isEmployee: boolean;
  readonly isObserver: boolean;
  readonly hasLeft: boolean;
  /** Writes the person's review, so that is not a peer's voice. */
  readonly isManager: boolean;
}

export const candidateFaults = ['self', 'observer', 'giver_left', 'is_manager'] as const;
export type CandidateFault = (typeof candidateFaults)[number];

/** Returns why somebody cannot be asked about a person; undefined if they can. */
export function candidateFault(candidate: PeerCandidate): CandidateFault | undefined {
  if (candidate.isEmployee) return 'self';
  if (candidate.isManager) return 'is_manager';
  if (candidate.isObserver) return 'observer';
  return candidate.hasLeft ? 'giver_left' : undefined;
}

export const peerReasons = [...peerRoundReasons, 'is_manager', 'observer', 'giver_left', 'self'] as const;
export type PeerReason = (typeof peerReasons)[number] | PeerState;

export interface PeerRequestFacts extends PeerRoundFacts {
  readonly state: PeerState;
  readonly giver: PeerCandidate;
}

/**
 * Returns whether the giver may take the move now. A giver who became the person's manager, an observer, or left can end
 * nothing any more; what they handed in before stays (talent.24).
 */
export function mayGive(move: GiverMove, facts: PeerRequestFacts): Verdict<PeerReason> {
  if (!nextState(peerMoveTable, facts.state, move).ok) return no(facts.state);
  const open = isRoundOpen(facts);
  if (!open.ok) return open;
  // Declining ends the request for everybody, so nobody is kept from it.
  const fault = move === 'declinePeer' ? undefined : candidateFault(facts.giver);
  return fault ? no(fault) : yes;
}

/** Returns whether the request waits for the giver, who is reminded then (talent.25). */
export function waitsForGiver(facts: PeerRequestFacts): boolean {
  const move: GiverMove = facts.state === 'asked' ? 'acceptPeer' : 'handInPeer';
  return mayGive(move, facts).ok;
}

/** A person who is asked for feedback, and how far the request is. */
export interface ChosenPeer {
  readonly giverId: number;
  readonly state: PeerState;
}

const sought: readonly PeerState[] = ['asked', 'accepted', 'handed_in'];

/** Whether the giver is asked, or was and gave. */
export function isSought(state: PeerState): boolean {
  return sought.includes(state);
}

/** What a manager's decision does to each request, by giver. */
export interface PeerDecision {
  readonly ask: readonly number[];
  readonly refuse: readonly number[];
  readonly withdraw: readonly number[];
}

export const decisionFaults = ['too_few', 'too_many', 'declined', 'handed_in'] as const;
export type DecisionFault = (typeof decisionFaults)[number];

/**
 * Returns what changes if the manager asks exactly these people, or why that cannot be: too few or too many, somebody who has
 * declined, or somebody left out who has handed in (talent.23).
 */
export function decidePeers(
  present: readonly ChosenPeer[],
  asked: readonly number[],
  naming: PeerNaming,
):
  | { readonly ok: true; readonly decision: PeerDecision }
  | { readonly ok: false; readonly reason: DecisionFault } {
  const wanted = new Set(asked);
  if (wanted.size < fewestGivers(naming)) return no('too_few');
  if (wanted.size > peerLimits.most) return no('too_many');
  const stateOf = new Map(present.map(({ giverId, state }) => [giverId, state]));
  const ask: number[] = [];
  for (const id of wanted) {
    const state = stateOf.get(id);
    if (state === 'declined') return no('declined');
    if (state === undefined || !isSought(state)) ask.push(id);
  }
  const left = present.filter(({ giverId }) => !wanted.has(giverId));
  if (left.some(({ state }) => state === 'handed_in')) return no('handed_in');
  const of = (states: readonly PeerState[]) =>
    left.filter(({ state }) => states.includes(state)).map(({ giverId }) => giverId);
  return { ok: true, decision: { ask, refuse: of(['proposed']), withdraw: of(['asked', 'accepted']) } };
}

/** Who writes a person's review: the reviewer; without one, or if that one lapsed, the acting manager (talent.6). */
export function writerOfReview<Who>(
  { state, reviewerHasLapsed }: Pick<AppraisalFacts, 'state' | 'reviewerHasLapsed'>,
  { reviewer, actingManager }: Readonly<Record<'reviewer' | 'actingManager', Who>>,
): Who {
  return state === 'none' || reviewerHasLapsed ? actingManager : reviewer;
}

/** Whether the acting person writes a person's review. */
export function writesReview(
  appraisal: Pick<AppraisalFacts, 'state' | 'reviewerHasLapsed'>,
  {
    isEmployee,
    isReviewer,
    isActingManager,
  }: Pick<AppraisalRelation, 'isEmployee' | 'isReviewer' | 'isActingManager'>,
): boolean {
  return !isEmployee && writerOfReview(appraisal, { reviewer: isReviewer, actingManager: isActingManager });
}

/** How many days after the return something is due whose day fell into an absence. */
export const daysAfterReturn = 3;

/**
 * Returns the due day for a person: the third day after the return if it falls into an absence, and so on if that day falls into
 * the next one (talent.25).
 */
export function dueAfterAbsence(
  due: Day,
  absences: readonly { readonly from: Day; readonly until: Day }[],
): Day {
  const away = absences.find(({ from, until }) => from <= due && due <= until);
  return away ? dueAfterAbsence(addDays(away.until, 1 + daysAfterReturn), absences) : due;
}
