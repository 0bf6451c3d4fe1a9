import type { PermissionRule } from '../shared/permissions.ts';
import type { GoalEditMoveName } from './edit-lifecycle.ts';
import type { GoalFacts, Relation } from './facts.ts';
import type { GoalMoveName, GoalState } from './lifecycle.ts';
import { goalStates } from './lifecycle.ts';
import type { Permission } from './permission-names.ts';
import type { ReasonCode } from './reasons.ts';

/** The groups of people that rules name. An observer is in none of them but `viewer`. */
export const people = {
  owner: (_facts, person) => person.isOwner,
  // The ceo publishes and shelves at once, because nobody is above the ceo.
  ownerButCeo: (_facts, person) => person.isOwner && !person.isCeo,
  ceoOwner: (_facts, person) => person.isOwner && person.isCeo,
  manager: (_facts, person) => person.isManager && !person.isOwner,
  // Deputies see no private goals, unless they are in the chain anyway (people.35).
  standIn: (facts, person) =>
    person.standsIn && !person.isOwner && !person.isManager && (!facts.isPrivate || person.isInChain),
  deputy: (_facts, person) => person.isDeputy && !person.isOwner,
  chain: (_facts, person) => person.isInChain,
  ceo: (_facts, person) => person.isCeo,
  ceoInChain: (_facts, person) => person.isCeo && person.isInChain && !person.isOwner,
  orgAdmin: (_facts, person) => person.isOrgAdmin,
  goalAdmin: (_facts, person) => person.isGoalAdmin,
  goalAdminForAnother: (_facts, person) => person.isGoalAdmin && !person.isOwner,
  goalManager: (_facts, person) => person.isGoalManagerAbove,
  goalManagerForAnother: (_facts, person) => person.isGoalManagerAbove && !person.isOwner,
  goalManagerButCeoForAnother: (_facts, person) =>
    person.isGoalManagerAbove && !person.isOwner && !person.isCeo,
  publisherWithoutManager: (facts, person) =>
    person.isOwner && (person.isGoalAdmin || person.isGoalManager) && !facts.ownerHasActingManager,
  member: () => true,
  viewer: () => true,
} as const satisfies Record<string, (facts: GoalFacts, person: Relation) => boolean>;

export type Who = keyof typeof people;

/** Conditions beyond the state. Each is named by the reason that is given when it fails. */
export const conditions = {
  no_open_week: (facts) => facts.hasOpenWeek,
  no_manager: (facts) => facts.ownerHasActingManager,
  has_manager: (facts) => !facts.ownerHasActingManager,
  period_not_begun: (facts) => facts.periodBegun,
  edit_in_review: (facts) => facts.editState !== 'review',
  // Taking a never published goal back counts as its approval, and nobody may approve their own goal
  // (goals.5).
  never_published: (facts, person) => facts.everPublished || !person.isOwner,
  own_request: (facts, person) => !(person.isOwner && facts.state === 'shelving_in_review'),
  was_own: (facts, person) => !wasOwn(facts, person),
  is_private: (facts) => !facts.isPrivate,
} as const satisfies Partial<Record<ReasonCode, (facts: GoalFacts, person: Relation) => boolean>>;

/**
 * Returns whether the person owned the goal when the waiting goal, edit, result or shelving request was
 * submitted (goals.6). A shelved goal waits only if it was never published.
 */
export function wasOwn(
  facts: Pick<GoalFacts, 'state' | 'everPublished'>,
  person: Pick<Relation, 'ownedSubmission' | 'ownedSubmittedEdit'>,
): boolean {
  if (facts.state === 'approved') return person.ownedSubmittedEdit;
  return person.ownedSubmission && !(facts.state === 'shelved' && facts.everPublished);
}

/**
 * One rule of the table: these people, in the states from which `moves` start (or in `states`), unless a
 * condition fails.
 */
export type Rule = PermissionRule<Who, GoalMoveName | GoalEditMoveName, GoalState, keyof typeof conditions>;

const notAskedToShelve = goalStates.filter((state) => state !== 'shelved' && state !== 'shelving_in_review');
const openStates = goalStates.filter((state) => state !== 'finalized' && state !== 'shelved');

/**
 * Who may do what, and when (goals.4). Server checks, the `Permissions` of a goal, its buttons and
 * docs/lifecycles.md are derived from it. Nobody has a permission on a goal that they do not see.
 * `SubmitForApproval` and `ReviewPublicationRequest` are about a draft goal; the same names with a 2 are
 * about an edit.
 */
export const permissionTable: Readonly<Record<Permission, readonly Rule[]>> = {
  Update: [
    { who: ['owner', 'goalAdmin', 'deputy'], moves: [], states: ['approved'], unless: ['no_open_week'] },
  ],
  Edit: [
    {
      who: ['owner', 'goalAdmin', 'goalManager'],
      moves: [],
      states: ['draft', 'approved'],
      unless: ['edit_in_review'],
    },
    { who: ['owner', 'goalAdmin', 'goalManager'], moves: ['createGoalEdit'] },
  ],
  // Part of Edit: only the owner and the owner's chain make a goal private (goals.9).
  MakePrivate: [{ who: ['owner', 'chain'], moves: [], states: ['draft', 'approved'] }],
  Delete: [
    { who: ['goalAdmin', 'ceo'], moves: ['deleteGoal'] },
    { who: ['owner'], moves: ['deleteGoal'], states: ['draft'] },
  ],
  Restore: [{ who: ['goalAdmin'], moves: ['restoreGoal'] }],
  SubmitForApproval: [
    { who: ['ownerButCeo', 'goalManagerButCeoForAnother'], moves: ['submitGoal'], unless: ['no_manager'] },
  ],
  SubmitForApproval2: [
    {
      who: ['ownerButCeo', 'goalManagerButCeoForAnother'],
      moves: ['submitGoalEdit'],
      unless: ['no_manager'],
    },
  ],
  Publish: [
    {
      who: ['ceoOwner', 'goalAdminForAnother', 'goalManagerForAnother', 'publisherWithoutManager'],
      moves: ['publishGoal', 'publishGoalEdit'],
    },
  ],
  RetractApprovalRequest: [{ who: ['owner'], moves: ['retractGoal', 'retractGoalEdit'] }],
  DiscardDraftChanges: [{ who: ['owner', 'goalAdmin', 'goalManager'], moves: ['discardGoalEdit'] }],
  ReviewPublicationRequest: [
    {
      who: ['manager', 'standIn', 'goalAdminForAnother', 'ceoInChain'],
      moves: ['approveGoal', 'requestGoalChanges'],
      unless: ['was_own'],
    },
  ],
  ReviewPublicationRequest2: [
    {
      who: ['manager', 'standIn', 'goalAdminForAnother', 'ceoInChain'],
      moves: ['approveGoalEdit', 'requestGoalEditChanges'],
      unless: ['was_own'],
    },
  ],
  Finalize: [
    { who: ['owner', 'goalAdmin'], moves: ['finalizeGoal'], unless: ['period_not_begun', 'no_manager'] },
    {
      who: ['owner', 'goalAdmin'],
      moves: ['finalizeGoalAlone'],
      unless: ['period_not_begun', 'has_manager'],
    },
  ],
  EditResults: [{ who: ['owner', 'goalAdmin'], moves: ['editResult'] }],
  RetractFinalizeResult: [{ who: ['owner', 'goalAdmin'], moves: ['retractResult'] }],
  ReviewFinalize: [
    { who: ['manager', 'standIn', 'goalAdminForAnother'], moves: ['reviewResult'], unless: ['was_own'] },
  ],
  EditFinalizeResults: [
    {
      who: ['manager', 'standIn', 'goalAdminForAnother'],
      moves: ['editReviewedResult'],
      unless: ['was_own'],
    },
  ],
  RequestToShelve: [{ who: ['ownerButCeo'], moves: ['requestShelving'], unless: ['no_manager'] }],
  Shelve: [
    { who: ['ceoOwner', 'manager', 'standIn', 'goalAdmin'], moves: ['shelveGoal'], states: notAskedToShelve },
    // While a shelving request waits, it is answered by shelving.
    {
      who: ['ceoOwner', 'manager', 'standIn', 'goalAdmin'],
      moves: ['shelveGoal'],
      states: ['shelving_in_review'],
      unless: ['own_request', 'was_own'],
    },
  ],
  ApproveShelve: [
    {
      who: ['manager', 'standIn', 'goalAdminForAnother'],
      moves: ['approveShelving', 'denyShelving'],
      unless: ['was_own'],
    },
  ],
  Reactivate: [
    { who: ['owner'], moves: ['withdrawShelving'] },
    {
      who: ['manager', 'standIn', 'goalAdmin', 'ceoOwner'],
      moves: ['reactivateGoal'],
      unless: ['own_request', 'never_published', 'was_own'],
    },
  ],
  ChangeGoalOwnership: [{ who: ['manager', 'ceo', 'orgAdmin', 'goalAdmin'], moves: ['changeGoalOwner'] }],
  ChangeParentGoal: [
    { who: ['owner', 'manager', 'ceo', 'goalAdmin', 'goalManager'], moves: ['changeParentGoal'] },
  ],
  Comment: [{ who: ['owner', 'manager', 'standIn', 'deputy', 'goalAdmin'], moves: [], states: goalStates }],
  Follow: [{ who: ['viewer'], moves: [], states: goalStates }],
  Copy: [{ who: ['member'], moves: [], states: goalStates }],
  AddContributingGoal: [{ who: ['member'], moves: [], states: openStates, unless: ['is_private'] }],
};
