import { isObserver, opensReading } from '../../people/roles/capabilities.ts';
import { type CalibrationState, seesCard } from '../calibration/rules.ts';
import { type AppraisalFacts, type AppraisalRelation, mayReadAppraisal } from '../permissions.ts';
import type { SelfReviewState } from '../self-review/rules.ts';

/** The parts of a review cycle with separate reading rights (talent.4, talent.22). */
export const talentParts = ['texts', 'ratings', 'selfReview', 'calibration'] as const;
export type TalentPart = (typeof talentParts)[number];

/** The ways on which something of an appraisal could leave the server. */
export const talentWays = [
  'screen',
  'lists',
  'search',
  'excel',
  'reports',
  'print',
  'mails',
  'notifications',
  'live',
  'model',
  'ownExport',
  'log',
  'webhooks',
  'tokens',
  'agents',
] as const;
export type TalentWay = (typeof talentWays)[number];

/** Who meets a part on a way: its readers, its employee alone, or nobody whoever they are. */
export const audiences = ['readers', 'employee', 'nobody'] as const;
export type Audience = (typeof audiences)[number];

type Ways = Readonly<Record<TalentWay, Audience>>;

const nowhere = {
  search: 'nobody',
  mails: 'nobody',
  notifications: 'nobody',
  live: 'nobody',
  log: 'nobody',
  webhooks: 'nobody',
  tokens: 'nobody',
  agents: 'nobody',
} as const;

/**
 * On which ways each part goes, and to whom. The model gets no part: a draft of a review rests on goals alone. The
 * compliance workbook has neither texts nor ratings (talent.13).
 */
export const waysOfParts: Readonly<Record<TalentPart, Ways>> = {
  texts: {
    ...nowhere,
    screen: 'readers',
    lists: 'nobody',
    excel: 'nobody',
    reports: 'readers',
    print: 'readers',
    model: 'nobody',
    ownExport: 'employee',
  },
  ratings: {
    ...nowhere,
    screen: 'readers',
    lists: 'readers',
    excel: 'nobody',
    reports: 'readers',
    print: 'readers',
    model: 'nobody',
    ownExport: 'employee',
  },
  selfReview: {
    ...nowhere,
    screen: 'readers',
    lists: 'nobody',
    excel: 'nobody',
    reports: 'nobody',
    print: 'nobody',
    model: 'nobody',
    ownExport: 'employee',
  },
  // The card in a session: that there is one, where it stands, and that it was moved.
  calibration: {
    ...nowhere,
    screen: 'readers',
    lists: 'nobody',
    excel: 'nobody',
    reports: 'nobody',
    print: 'nobody',
    model: 'nobody',
    ownExport: 'nobody',
  },
};

/** The state of the parts that the rules use. */
export interface PartFacts {
  readonly appraisal: AppraisalFacts;
  readonly selfReview: SelfReviewState;
  /** The session on the employee; undefined without one. */
  readonly calibration: CalibrationState | undefined;
}

/** How a person stands to a review, and to the session on its employee. */
export interface TalentRelation extends AppraisalRelation {
  readonly isParticipant: boolean;
  /** The employee is above the person. */
  readonly isBelowEmployee: boolean;
}

/**
 * Returns whether a person reads the employee's words about themselves: the employee always; before they are handed in,
 * nobody else; afterwards the employee's present chain, the reviewer and the reviewer's chain, the ceo and HR admins
 * (talent.20, talent.22).
 */
export function mayReadSelfReview(
  state: SelfReviewState,
  relation: Omit<AppraisalRelation, 'isActingManager'>,
): boolean {
  if (relation.isEmployee) return true;
  if (state !== 'handed_in') return false;
  const { actor } = relation;
  if (opensReading(actor, 'isHrAdmin')) return true;
  if (isObserver(actor)) return false;
  return actor.role === 'ceo' || relation.isReviewer || relation.isAboveReviewer || relation.isAboveEmployee;
}

/** Returns whether a person may read the part where it is shown. */
export function mayReadPart(part: TalentPart, facts: PartFacts, relation: TalentRelation): boolean {
  switch (part) {
    case 'selfReview':
      return facts.selfReview !== 'none' && mayReadSelfReview(facts.selfReview, relation);
    case 'calibration':
      return facts.calibration !== undefined && seesCard(facts.calibration, cardRelation(facts, relation));
    default:
      return mayReadAppraisal(part, facts.appraisal, relation);
  }
}

function cardRelation({ appraisal }: PartFacts, relation: TalentRelation) {
  return {
    ...relation,
    isObserver: isObserver(relation.actor),
    readsRatings: mayReadAppraisal('ratings', appraisal, relation),
  };
}

/** Returns whether a person meets the part on this way (talent.22). */
export function meetsPart(
  way: TalentWay,
  part: TalentPart,
  facts: PartFacts,
  relation: TalentRelation,
): boolean {
  const audience = waysOfParts[part][way];
  if (audience === 'nobody' || (audience === 'employee' && !relation.isEmployee)) return false;
  return mayReadPart(part, facts, relation);
}
