import type { EventKind } from '../shared/events.ts';
import { type AuditGroup, auditGroups } from './groups.ts';

/** What an event is about, as the log tells it. `private`: the log tells that something changed, and not what. */
export const auditObjects = [
  'person',
  'goal',
  'appraisal',
  'action_item',
  'strategy',
  'quarter',
  'company',
  'import',
  'report',
  'log',
  'private',
] as const;
export type AuditObject = (typeof auditObjects)[number];

/** Which events the log shows: their group and what they are about. Null: bookkeeping of the application. */
export const auditedKinds = {
  'account.invited': ['accounts', 'person'],
  'account.invitation_accepted': ['accounts', 'person'],
  'account.signed_in': ['accounts', 'person'],
  'account.signed_out': ['accounts', 'person'],
  'account.sign_in_failed': ['accounts', 'person'],
  'account.password_confirmed': ['accounts', 'person'],
  'account.password_refused': ['accounts', 'person'],
  'account.reset_requested': ['accounts', 'person'],
  'account.unlock_requested': ['accounts', 'person'],
  'account.password_changed': ['accounts', 'person'],
  'account.email_contested': ['accounts', 'person'],
  'account.unlocked': ['accounts', 'person'],
  'account.session_ended': ['accounts', 'person'],
  'account.calendar_link_made': ['accounts', 'person'],
  'account.calendar_link_removed': ['accounts', 'person'],
  'account.other_sessions_ended': ['accounts', 'person'],
  'account.sessions_ended': ['accounts', 'person'],
  'account.token_made': ['accounts', 'person'],
  'account.token_ended': ['accounts', 'person'],
  'account.reset_link_made': ['accounts', 'person'],
  'action_item.assigned': ['others', 'action_item'],
  'action_item.changed': ['others', 'action_item'],
  'action_item.completed': ['others', 'action_item'],
  'action_item.reopened': ['others', 'action_item'],
  'action_item.deleted': ['others', 'action_item'],
  'action_item.due': null,
  'appraisal.created': ['appraisals', 'appraisal'],
  'appraisal.shared': ['appraisals', 'appraisal'],
  'appraisal.acknowledged': ['appraisals', 'appraisal'],
  'appraisal.completed': ['appraisals', 'appraisal'],
  'appraisal.closed': ['appraisals', 'appraisal'],
  'appraisal.stated': null,
  'appraisal.edited': ['appraisals', 'appraisal'],
  'appraisal.deleted': ['appraisals', 'appraisal'],
  'audit.exported': ['company', 'log'],
  'audit.retention_shortened': ['company', 'log'],
  'goal.created': ['goals', 'goal'],
  'goal.updated': ['goals', 'goal'],
  'goal.hidden': ['goals', 'goal'],
  'goal.published': ['goals', 'goal'],
  'goal.submitted': ['goals', 'goal'],
  'goal.approved': ['goals', 'goal'],
  'goal.changes_requested': ['goals', 'goal'],
  'goal.retracted': ['goals', 'goal'],
  'goal.finalized': ['goals', 'goal'],
  'goal.result_reviewed': ['goals', 'goal'],
  'goal.result_retracted': ['goals', 'goal'],
  'goal.result_edited': ['goals', 'goal'],
  'goal.reviewed_result_edited': ['goals', 'goal'],
  'goal.shelving_requested': ['goals', 'goal'],
  'goal.shelving_withdrawn': ['goals', 'goal'],
  'goal.shelving_denied': ['goals', 'goal'],
  'goal.shelving_approved': ['goals', 'goal'],
  'goal.shelved': ['goals', 'goal'],
  'goal.reactivated': ['goals', 'goal'],
  'goal.deleted': ['goals', 'goal'],
  'goal.restored': ['goals', 'goal'],
  'goal.owner_changed': ['goals', 'goal'],
  'goal.parent_changed': ['goals', 'goal'],
  'goal.followed': ['goals', 'goal'],
  'goal.unfollowed': ['goals', 'goal'],
  'goal.predicted': ['goals', 'goal'],
  'goal.commented': ['goals', 'goal'],
  'goal.comment_updated': ['goals', 'goal'],
  'goal.comment_deleted': ['goals', 'goal'],
  'goal.carried_over': ['goals', 'goal'],
  'goal.opinion_given': ['others', 'private'],
  'goal.looked': ['goals', 'goal'],
  'goals.imported': ['goals', 'import'],
  'goals.import_undone': ['goals', 'import'],
  'goal_edit.created': ['goals', 'goal'],
  'goal_edit.updated': ['goals', 'goal'],
  'goal_edit.submitted': ['goals', 'goal'],
  'goal_edit.retracted': ['goals', 'goal'],
  'goal_edit.changes_requested': ['goals', 'goal'],
  'goal_edit.discarded': ['goals', 'goal'],
  'goal_edit.approved': ['goals', 'goal'],
  'goal_edit.published': ['goals', 'goal'],
  'goal_edit.canceled': ['goals', 'goal'],
  'manual.registered': ['people', 'person'],
  'manual.connected': ['people', 'person'],
  'manual.partly_completed': ['people', 'person'],
  'manual.completed': ['people', 'person'],
  'manual.entered': ['people', 'person'],
  'manual.attached': ['people', 'person'],
  'manual.attachment_removed': ['people', 'person'],
  'note.written': ['others', 'private'],
  'note.changed': ['others', 'private'],
  'note.deleted': ['others', 'private'],
  'notification.written': null,
  'notification.read': null,
  'notification.asked': null,
  'people.imported': ['people', 'import'],
  'person.created': ['people', 'person'],
  'person.profile_changed': ['people', 'person'],
  'person.email_changed': ['people', 'person'],
  'person.email_freed': ['people', 'person'],
  'person.email_change_requested': ['people', 'person'],
  'person.email_change_cancelled': ['people', 'person'],
  'person.role_changed': ['people', 'person'],
  'person.flags_changed': ['people', 'person'],
  'person.flags_imported': ['people', 'person'],
  'person.manager_changed': ['people', 'person'],
  'person.responsibility_changed': ['people', 'person'],
  'person.locale_changed': ['people', 'person'],
  'person.email_preference_changed': ['people', 'person'],
  'person.mails_switched': ['people', 'person'],
  'person.updates_missed': null,
  'person.deactivated': ['people', 'person'],
  'person.activated': ['people', 'person'],
  'person.avatar_changed': ['people', 'person'],
  'person.avatar_deleted': ['people', 'person'],
  'person.views_asked': null,
  'person.approvals_fell': null,
  'person.quarter_left_open': null,
  'person.appraisals_due': null,
  'person.notification_preference_changed': ['people', 'person'],
  'person.data_asked': ['people', 'person'],
  'person.data_taken': ['people', 'person'],
  'person.held': ['people', 'person'],
  'person.hold_lifted': ['people', 'person'],
  'person.erased': ['people', 'person'],
  'person.appraisals_erased': ['people', 'person'],
  'quarter.begun': null,
  'report.made': ['others', 'report'],
  'report.scheduled': ['others', 'report'],
  'report.schedule_removed': ['others', 'report'],
  'strategy.drafted': ['company', 'strategy'],
  'strategy.published': ['company', 'strategy'],
  'summary.made': ['others', 'report'],
  'talent.labels_changed': ['company', 'company'],
  'tenant.created': ['company', 'company'],
  'tenant.settings_changed': ['company', 'company'],
  'tenant.suspended': ['company', 'company'],
  'tenant.resumed': ['company', 'company'],
  'tenant.changed': ['company', 'company'],
  'theme.added': ['company', 'quarter'],
  'theme.changed': ['company', 'quarter'],
  'theme.deleted': ['company', 'quarter'],
} as const satisfies Readonly<Record<EventKind, readonly [AuditGroup, AuditObject] | null>>;

type Kinds = typeof auditedKinds;

/** A kind that the log shows. */
export type AuditKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends null ? never : Kind;
}[keyof Kinds];

/** Every kind that the log shows. */
export const auditKinds = (Object.keys(auditedKinds) as EventKind[]).filter(
  (kind): kind is AuditKind => auditedKinds[kind] !== null,
);

/** Returns the kinds of a group. */
export function auditKindsOf(group: AuditGroup): readonly AuditKind[] {
  return auditKinds.filter((kind) => auditedKinds[kind][0] === group);
}

/** Returns what an event of the kind is about. */
export function auditObjectOf(kind: AuditKind): AuditObject {
  return auditedKinds[kind][1];
}

/** Whether the text is a kind of the log. */
export function isAuditKind(text: string): text is AuditKind {
  return (auditKinds as readonly string[]).includes(text);
}

/** Whether the text is a group of the log. */
export function isAuditGroup(text: string): text is AuditGroup {
  return (auditGroups as readonly string[]).includes(text);
}
