import type pg from 'pg';
import { type StoredTable, tablesOf } from './tables.ts';

/** Tables of a database that no company takes along, each with the reason. A test fails for a table that is nowhere. */
export const staysBehind: Readonly<Record<string, string>> = {
  company_range: 'the ids that this database gives',
  event_cursor: 'how far the readers of this database have come',
  event_delivery: 'marks of the readers; events that are not handled yet travel in the manifest',
  event_pointer: 'the order of the events of all companies here',
  installation_key: 'the key of this installation; it becomes a row of former_key',
  kept_answer: 'figures that are counted again within a minute',
  mail_hold: 'whether this installation sends mails',
  mail_server: 'the mail server of this installation',
  sign_in_address: 'sign-ins by network address, over all companies',
};

/** Tables with what proves who somebody is; a file for the company's admins has none of them (personal-data.7). */
export const proofs: readonly string[] = [
  'account_link',
  'agent_secret',
  'api_token',
  'calendar_link',
  'credential',
  'email_change',
  'former_key',
  'half_session',
  'invitation',
  'known_device',
  'passkey',
  'passkey_challenge',
  'person_answer',
  'recovery_code',
  'scim_token',
  'second_step',
  'session',
  'sign_in_attempt',
  'sign_in_used_id',
  'slack_app',
  'slack_person',
  'token_answer',
];

/**
 * Tables with words that the product promises to their author alone, and views that it shows to nobody (personal-data.7). The
 * predictions that an agent prepared are its person's only after a yes (agents.4).
 */
export const privateWords: readonly string[] = ['agent_request', 'agent_view', 'goal_opinion', 'note'];

export const leftOutForAdmins: readonly string[] = [...proofs, ...privateWords];

/** Every other table of a company; its admins get it. A new table stands here only if it has neither proofs nor private words. */
export const keptForAdmins: readonly string[] = [
  'absence',
  'action_item',
  'agent_client',
  'agent_grant',
  'appraisal',
  'appraisal_answer',
  'appraisal_closing',
  'appraisal_cycle',
  'appraisal_cycle_member',
  'appraisal_question',
  'appraisal_signature',
  'appraisal_transition',
  'assessment',
  'board_pack',
  'calibration_card',
  'calibration_move',
  'calibration_participant',
  'calibration_session',
  'carry_over_dismissal',
  'channel',
  'company_day',
  'company_export',
  'connection_happening',
  'delivery',
  'draft_count',
  'due_work',
  'event',
  'fallen_approval',
  'file',
  'forecast_snapshot',
  'goal',
  'goal_comment',
  'goal_edit',
  'goal_follow',
  'goal_import',
  'goal_look',
  'goal_path',
  'goal_period',
  'goal_period_week',
  'goal_prediction',
  'goal_result',
  'goal_result_version',
  'goal_status',
  'goal_take_back',
  'goal_tie',
  'goal_transition',
  'insight_answer',
  'insight_kept',
  'insight_membership',
  'insight_model',
  'legal_hold',
  'mail',
  'mail_stop',
  'manual_entry',
  'notification',
  'notification_preference',
  'one_to_one_day',
  'one_to_one_point',
  'org_path',
  'peer_answer',
  'peer_feedback',
  'peer_part',
  'peer_question',
  'peer_round',
  'people_file_memory',
  'people_version',
  'person',
  'person_import',
  'person_reminder',
  'personal_export',
  'planned_invitations',
  'quarter_theme',
  'rating_scale',
  'report_schedule',
  'saved_view',
  'scim_group',
  'scim_group_member',
  'scim_setting',
  'scim_user',
  'self_review',
  'self_review_answer',
  'shown_forecast',
  'sign_in_account',
  'sign_in_break_glass',
  'sign_in_domain',
  'sign_in_identity',
  'sign_in_provider',
  'strategy_version',
  'summary_edits',
  'tenant',
  'tenant_setting',
  'webhook',
  'weekly_ask',
  'write_count',
];

/** Returns the tables with the company's rows, in the order of their foreign keys. */
export async function companyTables(client: pg.ClientBase): Promise<StoredTable[]> {
  return (await tablesOf(client)).filter(({ name }) => !Object.hasOwn(staysBehind, name));
}

/** Returns the column that names the company. */
export function keyOf({ name }: Pick<StoredTable, 'name'>): string {
  return name === 'tenant' ? 'id' : 'tenant_id';
}
