import { saveTheme } from '@bellwether/contract/dashboard';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { approveGoal, retractGoal, retractGoalEdit } from '@bellwether/contract/goals/approval';
import { carryOverGoals } from '@bellwether/contract/goals/carry-over';
import { addComment } from '@bellwether/contract/goals/comments';
import { createGoal, deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner, changeParentGoal, followGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// Every act writes all of its traces or none: here the database refuses one of them, and the others must be
// rolled back.

// The quarter ends on the next day, so goals can be carried over.
const server = await startTestServer({ now: '2026-09-29T15:00:00Z' });
const company = await buildGoalCompany(server);

const tables = [
  'goal',
  'goal_path',
  'goal_edit',
  'goal_status',
  'goal_prediction',
  'goal_transition',
  'goal_comment',
  'goal_result',
  'goal_result_version',
  'goal_follow',
  'quarter_theme',
  'event',
] as const;

/** Returns a checksum of every row of every table that the acts write to. */
async function sums(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await server.owner.query(
      `select count(*)::int as count, md5(string_agg(each::text, '|' order by each::text)) as sum from ${table} each`,
    );
    found[table] = rows[0];
  }
  return found;
}

const ids = { parent: 0, plain: 0, edited: 0, finished: 0, leaving: 0, young: 0, waiting: 0, status: 0 };
beforeAll(async () => {
  const plain = await company.makeApproved('member');
  ids.plain = plain.Goal.Id;
  ids.status = plain.GoalStatuses.find((status) => status.IsOpen)?.Id ?? 0;
  ids.parent = (await company.makeApproved('lead')).Goal.Id;
  ids.edited = (await company.makeApproved('member')).Goal.Id;
  ids.finished = (await company.makeApproved('member')).Goal.Id;
  ids.leaving = (await company.makeApproved('member')).Goal.Id;
  ids.young = (await company.make('member')).Goal.Id;
  ids.waiting = (await company.make('member', { IsDraft: false })).Goal.Id;
  const change = company.save({ Title: 'Anew', IsFromEdit: true, IsDraft: false });
  await company.must('member', updateGoal, { params: { id: ids.edited }, body: change });
  const result = { GoalId: ids.finished, Completed: true, Quality: 3, Outcome: 'Done' };
  await company.must('member', finalizeGoal, { body: result });
  await company.must('member', shelveGoal, { body: { Id: ids.leaving, Status: 'shelving_in_review' } });
  await server.owner.query(
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$",
  );
});

const at = (name: keyof typeof ids, more: object = {}) => ({ body: { Id: ids[name], ...more } });
const Comment = 'Well …';
const publish = { IsDraft: false };
const edit = { Title: 'Other', IsFromEdit: true, IsDraft: false };

const acts: readonly [CastName, Endpoint, () => CallOptions][] = [
  ['member', createGoal, () => ({ body: company.save(publish) })],
  ['ceo', createGoal, () => ({ body: company.save(publish) })],
  ['member', updateGoal, () => ({ params: { id: ids.young }, body: company.save(publish) })],
  ['member', updateGoal, () => ({ params: { id: ids.plain }, body: company.save(edit) })],
  ['goalAdmin', updateGoal, () => ({ params: { id: ids.plain }, body: company.save(edit) })],
  ['lead', approveGoal, () => at('waiting', { Status: 'approved' })],
  ['lead', approveGoal, () => at('waiting', { Status: 'draft', Comment })],
  ['lead', approveGoal, () => at('edited', { Status: 'approved' })],
  ['member', retractGoal, () => at('waiting', { Comment })],
  ['member', retractGoalEdit, () => at('edited', { Status: 'draft', Comment })],
  ['member', predictGoal, () => at('status', { Likelihood: 1, Quality: 2 })],
  [
    'member',
    finalizeGoal,
    () => ({ body: { GoalId: ids.plain, Completed: true, Quality: 3, Outcome: 'Done' } }),
  ],
  ['lead', reviewResult, () => ({ body: { GoalId: ids.finished, Completed: true, Feedback: 'Good' } })],
  ['member', retractResult, () => ({ body: { GoalId: ids.finished, Comment } })],
  ['lead', shelveGoal, () => at('edited', { Status: 'shelved' })],
  ['lead', shelveGoal, () => at('leaving', { Status: 'approved' })],
  ['lead', changeGoalOwner, () => at('plain', { UserId: company.people.peer.id })],
  ['member', changeParentGoal, () => at('plain', { GoalId: ids.parent })],
  ['goalAdmin', deleteGoal, () => ({ params: { id: ids.edited } })],
  ['member', addComment, () => at('status', { Type: 'GoalStatus', Comment })],
  ['member', followGoal, () => ({ params: { id: ids.parent }, query: { On: 'true' } })],
  ['member', carryOverGoals, () => ({ body: { GoalIds: [ids.plain, ids.edited] } })],
  ['ceo', saveTheme, () => ({ body: { Title: 'Growth' } })],
];

afterEach(() => server.owner.query('drop trigger if exists refused on event'));

test.each([
  ['the last trace is refused', 'create trigger refused before insert on event'],
  [
    'the commit fails',
    'create constraint trigger refused after insert on event deferrable initially deferred',
  ],
])('when %s, every act is rolled back, and nobody gets an event', async (_what, trigger) => {
  await server.owner.query(`${trigger} for each row execute function refuse()`);
  const before = await sums();
  for (const [who, endpoint, options] of acts) {
    const { status } = await company.call(who, endpoint, options());
    // Another status would mean that the act failed before it wrote this trace.
    expect([who, endpoint.name, status]).toEqual([who, endpoint.name, 500]);
    expect([who, endpoint.name, await sums()]).toEqual([who, endpoint.name, before]);
  }
});
