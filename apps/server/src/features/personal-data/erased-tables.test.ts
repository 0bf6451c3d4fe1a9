import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { ownRows } from './statements.erase.ts';

const server = await startTestServer();

/** Rows that stay under the former name, or are of other people. */
const staysInPlace = [
  'absence.deputy_id',
  'account_link.actor_id',
  'action_item.assignee_id',
  'action_item.author_id',
  'action_item.requester_id',
  'agent_client.added_by',
  'agent_view.author_id',
  'api_token.person_id',
  'appraisal.employee_id',
  'appraisal.reviewer_id',
  'appraisal_closing.closer_id',
  'appraisal_cycle_member.employee_id',
  // Goes with the round.
  'peer_feedback.employee_id',
  'peer_round.summary_author_id',
  'appraisal_signature.signer_id',
  'appraisal_transition.author_id',
  'calibration_move.author_id',
  'calibration_session.opener_id',
  'company_export.author_id',
  'channel.author_id',
  'email_change.actor_id',
  'fallen_approval.former_id',
  'fallen_approval.person_id',
  'goal.author_id',
  'goal.owner_id',
  'goal_comment.author_id',
  'goal_comment.for_person_id',
  'goal_edit.author_id',
  'goal_import.author_id',
  'goal_look.author_id',
  'goal_opinion.author_id',
  'goal_prediction.author_id',
  'goal_prediction.for_person_id',
  'goal_result.author_id',
  'goal_result_version.author_id',
  'goal_tie.person_id',
  'goal_transition.author_id',
  'goal_transition.for_person_id',
  'insight_membership.owner_id',
  'invitation.inviter_id',
  'legal_hold.author_id',
  'legal_hold.person_id',
  'notification.actor_id',
  // The author is one of the two, whose rows are gone by then; after a change of the manager they are of the former pair.
  'one_to_one_point.author_id',
  'org_path.ancestor_id',
  'org_path.descendant_id',
  'person.manager_id',
  'person.responsibility_author_id',
  'person_import.author_id',
  'personal_export.author_id',
  'slack_app.author_id',
  'personal_export.person_id',
  'quarter_theme.author_id',
  'scim_token.person_id',
  'sign_in_provider.creates_under',
  'strategy_version.author_id',
  'webhook.author_id',
];

test('every table that refers to people is known: its rows go with the person, or stay', async () => {
  const { rows } = await server.owner.query<{ place: string }>(`
    select rel.relname || '.' || att.attname as place
    from pg_constraint con join pg_class rel on rel.oid = con.conrelid
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[2]
    where con.contype = 'f' and con.confrelid = 'person'::regclass`);
  const places = [...new Set(rows.map(({ place }) => place))].sort();
  const known = [...ownRows.map(([table, column]) => `${table}.${column}`), ...staysInPlace].sort();
  // A new table must be listed in `ownRows` of statements.erase.ts, or here with what becomes of its rows.
  expect(places.filter((place) => !known.includes(place))).toEqual([]);
});
