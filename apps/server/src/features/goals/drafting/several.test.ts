import { giveToSeveral, mostOwnersAtOnce } from '@bellwether/contract/goals/drafting';
import { listGoals } from '@bellwether/contract/goals/reading';
import { goalMessages, parentReasonSentences, reasonSentences } from '@bellwether/domain/goals/messages';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const gone = await server.buildPerson({ id: company.tenantId }, { deactivated: true });

const give = (who: CastName | null, OwnerIds: readonly number[], fields = {}) =>
  company.call(who, giveToSeveral, { body: { Goal: company.save(fields), OwnerIds } });
const titlesOf = async (who: CastName) => {
  const PeriodId = company.periods.current.id;
  const list = await company.must(who, listGoals, { body: { GoalSelectFilter: 'MyGoals', PeriodId } });
  return list.data.map(({ GoalDetail, State }) => [GoalDetail.Title, State]);
};

describe('one goal for several people', () => {
  test('is given to each under the common parent, and who may not get it is named with the reason', async () => {
    const parent = (await company.makeApproved('ceo', { Title: 'Above' })).Goal.Id;
    const owners = [people.member.id, people.outsider.id, gone.id, people.foreigner.id, people.member.id];
    const { body } = await give('goalAdmin', owners, { Title: 'Safer', ParentId: parent, IsDraft: false });
    expect(body.Given.map(({ OwnerId }) => OwnerId)).toEqual([people.member.id, people.outsider.id]);
    expect(body.Refused).toEqual([
      { OwnerId: gone.id, Reason: goalMessages.ownerRequired },
      { OwnerId: people.foreigner.id, Reason: goalMessages.ownerRequired },
    ]);
    expect(await titlesOf('member')).toContainEqual(['Safer', 'approved']);
    expect(await titlesOf('outsider')).toContainEqual(['Safer', 'approved']);
    const rows = await company.read((db) =>
      db.selectFrom('goal').select('parent_id').where('title', '=', 'Safer').execute(),
    );
    expect(rows).toEqual([{ parent_id: parent }, { parent_id: parent }]);
  });

  test('leaves nothing behind of an owner for whom a later step is refused', async () => {
    const boss = await server.buildPerson(
      { id: company.tenantId },
      { role: 'manager', manager: null, deactivated: true },
    );
    const lonely = await server.buildPerson({ id: company.tenantId }, { manager: boss });
    const token = await server.signInAs(lonely);
    const before = await company.read((db) => db.selectFrom('goal').select('id').execute());
    const Goal = company.save({ Title: 'Nobody could approve it', IsDraft: false });
    const { body } = await server.call(giveToSeveral, { token, body: { Goal, OwnerIds: [lonely.id] } });
    expect(body).toEqual({
      Given: [],
      Refused: [{ OwnerId: lonely.id, Reason: reasonSentences.no_manager }],
    });
    expect(await company.read((db) => db.selectFrom('goal').select('id').execute())).toEqual(before);
  });

  test('is refused as a whole if the goal is not valid or the owners are too many', async () => {
    const empty = await give('goalAdmin', [people.member.id], { Title: ' ' });
    expect([empty.status, empty.problem.errors?.[0]?.path]).toEqual([400, 'Title']);
    const period = await give('goalAdmin', [people.member.id], { PeriodId: 999_999 });
    expect([period.status, period.problem.errors?.[0]?.path]).toEqual([400, 'PeriodId']);
    const many = Array.from({ length: mostOwnersAtOnce + 1 }, (_, at) => at + 1);
    expect((await give('goalAdmin', many)).problem.errors?.[0]?.message).toBe(goalMessages.tooManyOwners);
    expect((await give('goalAdmin', [])).status).toBe(400);
  });

  test('asks the parent rule for each giver', async () => {
    const hidden = (await company.makeApproved('otherLead', { Title: 'Hidden', IsPrivate: true })).Goal.Id;
    const { body } = await give('goalManager', [people.member.id], { ParentId: hidden });
    expect(body.Refused[0]?.Reason).toBe(parentReasonSentences.not_visible);
  });

  test.each([
    [null, 401],
    ['observer', 403],
  ] as const)('by %s: %s', async (who, status) => {
    expect((await give(who, [people.member.id])).status).toBe(status);
  });

  test('a contributor may give it to nobody else', async () => {
    const { body } = await give('member', [people.peer.id, people.member.id], { Title: 'Mine' });
    expect([body.Given.map(({ OwnerId }) => OwnerId), body.Refused.map(({ OwnerId }) => OwnerId)]).toEqual([
      [people.member.id],
      [people.peer.id],
    ]);
  });

  test('two hundred people get it within a few seconds', { timeout: 30_000 }, async () => {
    const { rows } = await server.owner.query<{ id: number }>(
      `insert into person (tenant_id, name, email, email_key, role_name, manager_id, created_at, updated_at)
        select $1, 'Person ' || n, n || '@crowd.example', n || '@crowd.example', 'contributor', $2, $3, $3
        from generate_series(1, $4::int) n returning id`,
      [company.tenantId, people.lead.id, '2026-10-01T00:00:00Z', mostOwnersAtOnce],
    );
    const many = rows.map(({ id }) => id);
    const started = performance.now();
    const { body } = await give('goalAdmin', many, { Title: 'All hands', IsDraft: false });
    expect(body.Given).toHaveLength(mostOwnersAtOnce);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
