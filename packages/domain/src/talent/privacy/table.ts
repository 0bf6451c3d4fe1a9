import { isObserver, opensReading } from '../../people/roles/capabilities.ts';
import { type CalibrationState, seesCard } from '../calibration/rules.ts';
import type { PeerState } from '../peers/lifecycle.ts';
import { fewestGivers, isShared, type PeerNaming, writesReview } from '../peers/rules.ts';
import { type AppraisalFacts, type AppraisalRelation, mayReadAppraisal } from '../permissions.ts';
import type { SelfReviewState } from '../self-review/rules.ts';

/** The parts of what peers say about a person (talent.24). */
export const peerParts = [
  /** A giver's words with the giver's name. */
  'peerAnswers',
  /** All givers' words without names, in an order that tells nothing. */
  'peerWords',
  /** The manager's summary of them. */
  'peerSummary',
  /** Whom the manager asked, and how far they are. */
  'peerNames',
] as const;
export type PeerPart = (typeof peerParts)[number];

/** The parts of a review cycle with separate reading rights (talent.4, talent.22). */
export const talentParts = ['texts', 'ratings', 'selfReview', ...peerParts, 'calibration'] as const;
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

/** Who meets a part on a way. */
export const audiences = [
  /** Everybody who may read the part. */
  'readers',
  /** The employee, if they may read it. */
  'employee',
  /** The giver of peer feedback, who wrote it. */
  'author',
  /** Who writes the review, by asking for a draft of it (talent.33). */
  'writer',
  'nobody',
] as const;
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

const onScreen = {
  ...nowhere,
  screen: 'readers',
  lists: 'nobody',
  excel: 'nobody',
  reports: 'nobody',
  print: 'nobody',
  model: 'nobody',
} as const;

/**
 * On which ways each part goes, and to whom. The model gets what a draft of a review rests on (talent.33). The compliance
 * workbook has neither texts nor ratings (talent.13).
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
    model: 'writer',
    ownExport: 'employee',
  },
  peerAnswers: { ...onScreen, ownExport: 'author' },
  peerWords: { ...onScreen, model: 'writer', ownExport: 'employee' },
  peerSummary: { ...onScreen, model: 'writer', ownExport: 'employee' },
  peerNames: { ...onScreen, ownExport: 'nobody' },
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
  readonly peers: PeerFacts;
  /** The session on the employee; undefined without one. */
  readonly calibration: CalibrationState | undefined;
}

/** What peers said about a person in a cycle. */
export interface PeerFacts {
  readonly naming: PeerNaming;
  /** The request whose answers are read. */
  readonly request: PeerState;
  /** How many people have handed in. */
  readonly handedIn: number;
}

/** How a person stands to a review, to one giver's feedback, and to the session on the employee. */
export interface TalentRelation extends AppraisalRelation {
  readonly isGiver: boolean;
  readonly isParticipant: boolean;
  /** The employee is above the person. */
  readonly isBelowEmployee: boolean;
}

/** How a person stands to a review, and to one giver's feedback. */
export type PeerRelation = AppraisalRelation & Pick<TalentRelation, 'isGiver'>;

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

/**
 * Returns whether a person reads what peers say: givers their own for ever, and nobody else's; who writes the review, what is
 * handed in; the employee after the sharing, as the cycle's naming says, and without names only from three people on
 * (talent.24). Neither the people above, nor the ceo, nor HR admins, because peers were promised who reads it.
 */
export function mayReadPeers(
  part: PeerPart,
  { naming, request, handedIn }: PeerFacts,
  appraisal: Pick<AppraisalFacts, 'state' | 'reviewerHasLapsed'>,
  relation: PeerRelation,
): boolean {
  const { state } = appraisal;
  const isWriter = !isObserver(relation.actor) && writesReview(appraisal, relation);
  const isEmployeeNow = relation.isEmployee && isShared(state) && handedIn >= fewestGivers(naming);
  switch (part) {
    case 'peerAnswers':
      if (relation.isGiver) return true;
      if (request !== 'handed_in') return false;
      return isWriter || (naming === 'both' && relation.isEmployee && isShared(state));
    case 'peerWords':
      return naming === 'manager' && isEmployeeNow;
    case 'peerSummary':
      return naming === 'pooled' && (isWriter || isEmployeeNow);
    case 'peerNames':
      return isWriter || (naming === 'both' && relation.isEmployee);
  }
}

/** The parts on which a model's draft of a review may rest, beside goals. */
export type DraftSource = 'selfReview' | 'peerWords' | 'peerSummary';

/**
 * Returns whether the person may send the part to a model, for a draft of the review (talent.33). Only who writes the review
 * may: the self review once it is handed in, and of peers what the employee will read when the review is shared.
 */
export function isDraftSource(
  part: DraftSource,
  {
    selfReview,
    peers,
    appraisal,
  }: Pick<PartFacts, 'selfReview' | 'peers'> & {
    readonly appraisal: Pick<AppraisalFacts, 'state' | 'reviewerHasLapsed'>;
  },
  relation: Pick<AppraisalRelation, 'actor' | 'isEmployee' | 'isReviewer' | 'isActingManager'>,
): boolean {
  if (isObserver(relation.actor) || !writesReview(appraisal, relation)) return false;
  if (part === 'selfReview') return selfReview === 'handed_in';
  const reachesEmployee = peers.handedIn >= fewestGivers(peers.naming);
  return reachesEmployee && (peers.naming === 'pooled') === (part === 'peerSummary');
}

const isDraftPart = (part: TalentPart): part is DraftSource => waysOfParts[part].model === 'writer';

const isPeerPart = (part: TalentPart): part is PeerPart => peerParts.some((name) => name === part);

/** Returns whether a person may read the part where it is shown. */
export function mayReadPart(part: TalentPart, facts: PartFacts, relation: TalentRelation): boolean {
  if (isPeerPart(part)) return mayReadPeers(part, facts.peers, facts.appraisal, relation);
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
  if (audience === 'nobody') return false;
  if (audience === 'writer') return isDraftPart(part) && isDraftSource(part, facts, relation);
  if (audience === 'employee' && !relation.isEmployee) return false;
  if (audience === 'author' && !relation.isGiver) return false;
  return mayReadPart(part, facts, relation);
}
