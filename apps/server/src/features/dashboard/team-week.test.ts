import { getTeamWeek, type TeamItem } from '@bellwether/contract/dashboard.team';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { type PlantedGoal, plantGoal } from '../../testing/planted-goals.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Wednesday of week 8; week 7 is the latest week that needs a prediction.
const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const { current } = periods;

const plant = (owner: CastName, goal: Omit<PlantedGoal, 'owner' | 'period'>) =>
  company.read((db) => plantGoal(db, tenantId, { owner: people[owner].id, period: current, ...goal }));
/** Makes the goal's latest prediction a change, with a sentence of a person. */
const move = (
  goalId: number,
  delta: 'improved' | 'worsened',
  by: CastName,
  body: string,
  forWhom: CastName | null = null,
) =>
  company.read(async (db) => {
    await sql`update goal set recent_likelihood_delta = ${delta} where id = ${goalId}`.execute(db);
    await sql`insert into goal_comment (tenant_id, goal_id, commentable_type, commentable_id, author_id, for_person_id, body, created_at, updated_at)
      select goal.tenant_id, goal.id, 'GoalStatus', status.id, ${people[by].id}::int,
        ${forWhom && people[forWhom].id}::int, ${body}::text, goal.updated_at, goal.updated_at
      from goal join goal_status status on status.tenant_id = goal.tenant_id and status.goal_id = goal.id
        and status.week = goal.recent_week where goal.id = ${goalId}`.execute(db);
  });
const steady = (count: number, last: readonly [number, number]) => [
  ...Array<readonly [number, number]>(count - 1).fill([2, 2]),
  last,
];

const team = async (who: CastName) => (await company.must(who, getTeamWeek)).Team;
const lines = (items: readonly TeamItem[] = []) =>
  items.map(({ Kind, Goal, About, From, To, Sentence, Missing }) => [
    Kind,
    Goal.Title,
    About,
    From,
    To,
    Sentence,
    Missing,
  ]);

test('shows a manager what waits, what moved with its sentence, and who is silent', async () => {
  const rose = await plant('member', { title: 'Rose', weeks: steady(7, [4, 2]) });
  const fell = await plant('peer', { title: 'Fell', weeks: steady(7, [0, 2]), isPrivate: true });
  await plant('peer', { title: 'Stale', weeks: steady(6, [1, 1]) });
  await plant('peer', { title: 'Mute' });
  await plant('outsider', { title: 'Elsewhere' });
  await move(rose, 'improved', 'lead', 'Well done.');
  // A deputy's word for the owner counts as the owner's.
  await move(fell, 'worsened', 'member', 'The supplier is late.', 'peer');
  await company.make('member', { Title: 'Submitted', IsDraft: false });
  await company.make('member', { Title: 'Only a draft' });
  const seen = await team('lead');
  expect(seen).toMatchObject({ Waits: 1, Moved: 2, Silent: 1 });
  expect(seen?.WeekLabel).toMatch(/^Week 7 /);
  expect(lines(seen?.Items)).toEqual([
    ['waits', 'Submitted', 'goal', null, null, null, 0],
    ['moved', 'Fell', null, 2, 0, 'The supplier is late.', 0],
    // Only the owner's own sentence belongs to the prediction.
    ['moved', 'Rose', null, 2, 4, null, 0],
    ['silent', 'Stale', null, null, null, null, 2],
  ]);
  expect(lines((await team('otherLead'))?.Items)).toEqual([
    ['silent', 'Elsewhere', null, null, null, null, 1],
  ]);
});

test('is for managers with reports, and of their own reports alone', async () => {
  expect((await server.call(getTeamWeek)).status).toBe(401);
  expect((await company.call('observer', getTeamWeek)).status).toBe(403);
  for (const who of ['member', 'goalAdmin', 'orgAdmin', 'foreigner'] as const)
    expect(await team(who)).toBeNull();
  // The ceo's direct reports are the leads and the goal manager, who have no goals.
  expect(await team('ceo')).toMatchObject({ Items: [], Waits: 0, Moved: 0, Silent: 0 });
});

test('the reports of somebody who left fall to the next manager, and nobody who left is silent', async () => {
  await company.read((db) =>
    sql`update person set deactivated_at = ${new Date(server.clock.now()).toISOString()}::timestamptz
      where id = any(${[people.lead.id, people.peer.id]}::int[])`.execute(db),
  );
  const seen = await team('ceo');
  expect(seen).toMatchObject({ Waits: 1, Moved: 2, Silent: 0 });
  expect(seen?.Items.map(({ Goal, User }) => [Goal.Title, User.HasLeft])).toEqual([
    ['Submitted', false],
    ['Fell', true],
    ['Rose', false],
  ]);
});
