import { getLook } from '@bellwether/contract/insight/look';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Wednesday of week 8 of 14.
const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const { current } = periods;
const former = periods.byIndex(current.index - 1) ?? expect.unreachable();
const label = ({ quarter }: typeof current) => `Q${quarter}`;
const plant = (owner: CastName, goal: Omit<Parameters<typeof plantGoal>[2], 'owner'>) =>
  company.read((db) => plantGoal(db, tenantId, { owner: people[owner].id, ...goal }));
const look = (who: CastName, scope: number) => company.must(who, getLook, { params: { scope, periodId: 0 } });
const likely = Array<readonly [number, number]>(7).fill([3, 3]);

test('before goals run, the list says so, with what became of the quarter before', async () => {
  await plant('member', { period: former, weeks: [[1, 1]] });
  await plant('peer', { period: former, weeks: [[0, 1]], result: false });
  // A private goal counts for nobody, and a likely one did not end unlikely.
  await plant('peer', { period: former, weeks: [[0, 1]], isPrivate: true });
  await plant('outsider', { period: former, weeks: [[3, 1]] });
  const quiet = (Unlikely: number) => ({
    Quarter: label(current),
    FormerQuarter: label(former),
    Unlikely,
  });
  expect((await look('ceo', 3)).Quiet).toEqual(quiet(2));
  expect((await look('lead', 1)).Quiet).toEqual(quiet(2));
  expect((await look('otherLead', 2)).Quiet).toEqual(quiet(0));
  expect((await look('member', 0)).Quiet).toEqual(quiet(1));
  expect((await look('observer', 3)).Quiet).toEqual(quiet(2));
  await plant('outsider', { period: current, weeks: likely.slice(0, 5) });
  expect((await look('ceo', 3)).Quiet).toBeNull();
  expect((await look('lead', 1)).Quiet).toEqual(quiet(2));
});

test('a goal whose owner has left is to be given to somebody, never talked about', async () => {
  const goal = await plant('member', { period: current, weeks: likely.slice(0, 5), title: 'Orphan' });
  const of = async (who: CastName, scope: number) =>
    (await look(who, scope)).Items.find(({ GoalId }) => GoalId === goal);
  expect(await of('ceo', 3)).toBeUndefined();
  await company.read((db) =>
    sql`update person set deactivated_at = ${new Date(server.clock.now()).toISOString()}::timestamptz
      where id = ${people.member.id}`.execute(db),
  );
  const seen = await of('lead', 1);
  expect(seen).toMatchObject({ HasOwnerLeft: true, MayGiveAway: true, MayTalk: false, MayGiveView: false });
  expect(seen?.Reasons[0]).toEqual({ Code: 'left', Text: 'Its owner has left: give it to somebody.' });
  for (const who of ['ceo', 'goalAdmin', 'orgAdmin'] as const)
    expect(await of(who, 3)).toMatchObject({ MayGiveAway: true });
  for (const who of ['peer', 'otherLead', 'observer'] as const)
    expect(await of(who, 3)).toMatchObject({ HasOwnerLeft: true, MayGiveAway: false });
});
