import type { EventKind } from '../../shared/events.ts';
import type { NotificationKind } from './kinds.ts';

/**
 * Groups of people around an event's goal or person. "Manager" is always the acting manager: the nearest active person
 * above (goals.7).
 */
export const receiverSentences = {
  owner: 'the owner',
  manager: "the owner's manager",
  commentedManager: "the owner's manager, if the owner commented",
  parentOwner: "the parent goal's owner",
  childOwners: 'the owners of the goals directly below',
  directReports: "the owner's direct reports",
  followers: 'the followers',
  thread: 'goal admins who commented in that thread before',
  formerOwner: 'the former owner',
  formerOwnersManager: "the former owner's manager",
  assignee: 'the assignee',
  requester: 'the requester',
  formerAssignee: 'the former assignee',
  employee: 'the employee, if the appraisal was shared before',
  askedAgain: 'the employee, if their signature ended',
  signedTo: "the employee's manager, at the first signature",
  signedAnewTo: "the employee's manager, if the employee changed the signature",
  reviewer: 'the reviewer',
  closer: 'the person who closed the appraisal',
  person: 'the person',
  personsManager: "the person's manager",
  newManager: 'the new manager',
  formerManager: 'the former manager',
  everybody: 'everybody',
  strategyReaders: 'everybody, if the strategy has a text',
  flagHolders: 'the ceo and everybody who has the flag',
} as const;

export type Receiver = keyof typeof receiverSentences;

/** A kind of notification about an event, and the groups of people who get it. */
export interface Hearing {
  readonly kind: NotificationKind;
  readonly to: readonly Receiver[];
}

const bothSides = ['assignee', 'requester'] as const;
const around = ['manager', 'parentOwner'] as const;

/**
 * Who is notified of which event (notifications.5). An event without a line notifies nobody. A person in
 * several lines of an event gets the first kind that they have not switched off. Nobody is notified of their own act.
 * Only active people are notified who may see the goal or the person at that moment.
 */
export const hearings: { readonly [Kind in EventKind]?: readonly Hearing[] } = {
  'goal.submitted': [{ kind: 'goal_submitted', to: [...around, 'followers'] }],
  'goal.published': [
    { kind: 'goal_published', to: ['owner', 'parentOwner'] },
    { kind: 'manager_goal_approved', to: ['directReports'] },
    { kind: 'goal_published', to: ['followers'] },
  ],
  'goal.approved': [
    { kind: 'goal_approved', to: ['owner', 'parentOwner'] },
    { kind: 'manager_goal_approved', to: ['directReports'] },
    { kind: 'goal_approved', to: ['followers'] },
  ],
  'goal.changes_requested': [{ kind: 'changes_requested', to: ['owner', 'followers'] }],
  'goal.shelving_requested': [{ kind: 'shelving_requested', to: [...around, 'followers'] }],
  'goal.shelving_denied': [{ kind: 'shelving_denied', to: ['owner', 'followers'] }],
  'goal.shelving_approved': [
    { kind: 'goal_shelved', to: ['owner'] },
    { kind: 'parent_goal_shelved', to: ['childOwners'] },
    { kind: 'goal_shelved', to: ['followers'] },
  ],
  'goal.shelved': [
    { kind: 'goal_shelved', to: ['owner'] },
    { kind: 'parent_goal_shelved', to: ['childOwners'] },
    { kind: 'goal_shelved', to: ['followers'] },
  ],
  'goal.reactivated': [{ kind: 'goal_reactivated', to: ['owner', ...around, 'followers'] }],
  'goal.owner_changed': [
    { kind: 'goal_reassigned', to: ['owner', ...around, 'formerOwner', 'formerOwnersManager'] },
  ],
  'goal.parent_changed': [{ kind: 'goal_realigned', to: ['owner', 'parentOwner'] }],
  'goal.predicted': [{ kind: 'goal_updated', to: ['owner', ...around, 'followers'] }],
  'goal.commented': [{ kind: 'new_comment', to: ['owner', 'commentedManager', 'thread'] }],
  'goal.finalized': [{ kind: 'goal_finalized', to: ['owner', ...around, 'followers'] }],
  'goal.result_reviewed': [{ kind: 'result_reviewed', to: ['owner', 'followers'] }],
  'goal.result_edited': [{ kind: 'result_changed', to: ['owner', 'manager'] }],
  'goal.reviewed_result_edited': [{ kind: 'result_review_changed', to: ['owner'] }],
  'goal.result_retracted': [{ kind: 'result_retracted', to: ['owner', ...around, 'followers'] }],
  'goal.deleted': [
    { kind: 'goal_deleted', to: ['owner'] },
    { kind: 'parent_goal_deleted', to: ['childOwners'] },
    { kind: 'goal_deleted', to: ['followers'] },
  ],
  'goal.restored': [{ kind: 'goal_restored', to: ['owner', 'followers'] }],
  'goal_edit.submitted': [{ kind: 'goal_edits_submitted', to: around }],
  'goal_edit.approved': [{ kind: 'goal_edits_approved', to: ['owner'] }],
  'goal_edit.published': [{ kind: 'goal_edits_approved', to: ['owner'] }],
  'goal_edit.changes_requested': [{ kind: 'edit_changes_requested', to: ['owner'] }],
  'action_item.assigned': [
    { kind: 'action_item_assigned', to: bothSides },
    { kind: 'action_item_given_away', to: ['formerAssignee'] },
  ],
  'action_item.changed': [{ kind: 'action_item_changed', to: bothSides }],
  'action_item.completed': [{ kind: 'action_item_completed', to: bothSides }],
  'action_item.reopened': [{ kind: 'action_item_reopened', to: bothSides }],
  'action_item.deleted': [{ kind: 'action_item_deleted', to: bothSides }],
  'appraisal.shared': [{ kind: 'appraisal_shared', to: ['employee'] }],
  'appraisal.acknowledged': [
    { kind: 'appraisal_acknowledged', to: ['signedTo'] },
    { kind: 'appraisal_changed', to: ['signedAnewTo'] },
  ],
  'appraisal.completed': [{ kind: 'appraisal_completed', to: ['employee', 'reviewer'] }],
  'appraisal.closed': [{ kind: 'appraisal_closed', to: ['employee', 'reviewer'] }],
  'appraisal.stated': [{ kind: 'appraisal_stated', to: ['reviewer', 'closer'] }],
  'appraisal.edited': [
    { kind: 'appraisal_reopened', to: ['askedAgain'] },
    { kind: 'appraisal_changed', to: ['employee'] },
  ],
  'appraisal.deleted': [{ kind: 'appraisal_deleted', to: ['employee'] }],
  'person.views_asked': [{ kind: 'views_asked', to: ['person'] }],
  'person.approvals_fell': [{ kind: 'approvals_fell', to: ['person'] }],
  'person.deactivated': [{ kind: 'person_left', to: ['personsManager'] }],
  'person.updates_missed': [{ kind: 'updates_missed', to: ['personsManager'] }],
  'person.profile_changed': [{ kind: 'profile_updated', to: ['person'] }],
  'person.email_changed': [{ kind: 'profile_updated', to: ['person'] }],
  'person.responsibility_changed': [{ kind: 'profile_updated', to: ['person'] }],
  'person.avatar_changed': [{ kind: 'profile_updated', to: ['person'] }],
  'person.avatar_deleted': [{ kind: 'profile_updated', to: ['person'] }],
  'person.role_changed': [{ kind: 'role_changed', to: ['person'] }],
  'person.flags_changed': [{ kind: 'role_changed', to: ['person'] }],
  'person.flags_imported': [{ kind: 'flags_imported', to: ['flagHolders'] }],
  'person.manager_changed': [
    { kind: 'manager_changed', to: ['person'] },
    { kind: 'new_direct_report', to: ['newManager'] },
    { kind: 'direct_report_moved', to: ['formerManager'] },
  ],
  'action_item.due': [{ kind: 'action_item_due', to: ['assignee'] }],
  'person.appraisals_due': [{ kind: 'appraisals_due', to: ['person'] }],
  'person.quarter_left_open': [{ kind: 'quarter_left_open', to: ['person'] }],
  'quarter.begun': [{ kind: 'quarter_begun', to: ['everybody'] }],
  'strategy.published': [{ kind: 'strategy_published', to: ['strategyReaders'] }],
};

/** The events that write notifications. */
export const heardEvents = Object.keys(hearings) as EventKind[];
