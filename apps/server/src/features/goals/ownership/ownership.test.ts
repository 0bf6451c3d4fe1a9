import { approveGoal } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner, followGoal, listGoalOwners } from '@bellwether/contract/goals/ownership';
import { getGoal } from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const give = (who: CastName, Id: number, to: CastName | number) =>
  company.call(who, changeGoalOwner, {
    body: { Id, UserId: typeof to === 'number' ? to : people[to].id },
  });
const approved = async (fields = {}) => (await company.makeApproved('member', fields)).Goal.Id;

describe('giving a goal to another', () => {
  test.each([
    ['lead', 200],
    ['ceo', 200],
    ['orgAdmin', 200],
    ['goalAdmin', 200],
    ['member', 403],
    ['peer', 403],
    ['otherLead', 403],
    ['goalManager', 403],
    ['observer', 403],
    ['foreigner', 404],
  ] as const)('by %s: %i', async (who, status) => {
    expect((await give(who, await approved(), 'peer')).status).toBe(status);
  });

  test('is recorded with both names, and everything stays with the goal', async () => {
    const id = await approved();
    const body = company.save({ IsFromEdit: true, IsDraft: false });
    await company.must('member', updateGoal, { params: { id }, body });
    const given = await give('ceo', id, 'outsider');
    expect(given.body.Goal.User.Id).toBe(people.outsider.id);
    expect(given.body.GoalStatuses).toHaveLength(14);
    expect(given.body.GoalEdits).toMatchObject([{ State: 'review' }]);
    expect(given.body.GoalTransitions.at(-1)).toMatchObject({
      ActionType: 0,
      Meta: people.member.id,
      FromName: people.member.name,
      ToName: people.outsider.name,
    });
    // Now the new owner's manager answers.
    expect((await company.call('lead', approveGoal, { body: { Id: id, Status: 'approved' } })).status).toBe(
      403,
    );
    expect(
      (await company.call('otherLead', approveGoal, { body: { Id: id, Status: 'approved' } })).status,
    ).toBe(200);
  });

  test('accepts active people of the company who are not observers, and not the present owner', async () => {
    const id = await approved();
    const gone = await server.buildPerson({ id: company.tenantId }, { deactivated: true });
    for (const to of [gone.id, people.observer.id, people.foreigner.id, 2_000_000_000]) {
      const answer = await give('lead', id, to);
      expect(answer.status).toBe(400);
      expect(answer.problem.errors).toEqual([{ path: 'UserId', message: 'Please select owner!' }]);
    }
    expect((await give('lead', id, 0)).problem.errors).toEqual([
      { path: 'UserId', message: 'Please select owner!' },
    ]);
    expect((await give('lead', id, 'member')).status).toBe(409);
  });

  test('is refused once the goal is finalized', async () => {
    const id = await approved();
    const common = { GoalId: id, Completed: true };
    await company.must('member', finalizeGoal, { body: { ...common, Quality: 3, Outcome: 'Done' } });
    expect((await give('lead', id, 'peer')).status).toBe(200);
    await company.must('lead', reviewResult, { body: { ...common, Feedback: 'Good' } });
    expect((await give('lead', id, 'member')).status).toBe(409);
  });

  test('of a private goal opens it to the new owner’s chain, and is limited to people one sees', async () => {
    const id = await approved({ IsPrivate: true });
    const out = await give('lead', id, 'outsider');
    expect([out.status, out.problem.errors?.[0]?.path]).toEqual([400, 'UserId']);
    expect((await give('goalAdmin', id, 'peer')).status).toBe(404);
    expect((await give('ceo', id, 'outsider')).status).toBe(200);
    const look = (who: CastName) => company.call(who, getGoal, { params: { id } });
    expect((await look('otherLead')).status).toBe(200);
    expect((await look('lead')).status).toBe(404);
    expect((await look('member')).status).toBe(404);
  });

  test('of a draft is limited to the own organization, unless one sees every draft', async () => {
    const { Goal } = await company.make('member');
    expect((await give('lead', Goal.Id, 'outsider')).status).toBe(400);
    expect((await give('lead', Goal.Id, 'lead')).body.Goal.User.Id).toBe(people.lead.id);
    expect((await give('goalAdmin', Goal.Id, 'outsider')).body.Goal.State).toBe('draft');
  });
});

describe('possible owners', () => {
  const list = (who: CastName, query = {}) => company.call(who, listGoalOwners, { query });

  test.each(['ceo', 'lead', 'goalAdmin', 'goalManager', 'orgAdmin'] as const)(
    'everybody active but observers, by name: for %s',
    async (who) => {
      const { body } = await list(who);
      const names = body.data.map((person) => person.Name);
      expect(names).toEqual([...names].sort());
      expect(names).toContain(people.outsider.name);
      expect(names).not.toContain(people.observer.name);
      expect(names).not.toContain(people.foreigner.id);
    },
  );

  test('show for whom one may make goals private: for oneself and the own organization', async () => {
    const mayBe = async (who: CastName, owner: CastName) =>
      (await list(who)).body.data.find((person) => person.Id === people[owner].id)?.MayBePrivate;
    expect(await mayBe('goalAdmin', 'goalAdmin')).toBe(true);
    expect(await mayBe('goalAdmin', 'member')).toBe(false);
    expect(await mayBe('lead', 'member')).toBe(true);
    expect(await mayBe('ceo', 'outsider')).toBe(true);
    expect(await mayBe('lead', 'outsider')).toBe(false);
  });

  test('are only oneself for contributors, and nobody for observers', async () => {
    const { body } = await list('member');
    expect(body.data).toEqual([
      {
        MayBePrivate: true,
        Id: people.member.id,
        Name: people.member.name,
        JobTitle: 'contributor',
        OrgUnit: 'Corporate',
        Email: people.member.email,
        Avatar: null,
        ParentId: people.lead.id,
      },
    ]);
    expect((await list('observer')).body.data).toEqual([]);
    expect((await list('peer', { Search: 'Mia' })).body.data).toEqual([]);
  });

  test('are searched by every word, taken literally', async () => {
    const find = async (Search: string) => (await list('ceo', { Search })).body.data.map((each) => each.Name);
    expect(await find('member mi')).toEqual([people.member.name]);
    expect(await find('Mia Peer')).toEqual([]);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
    expect(await find('\\')).toEqual([]);
  });

  test('are read page by page, each person once', async () => {
    const crowd = await buildGoalCompany(server);
    for (let at = 0; at < 55; at += 1)
      await server.buildPerson({ id: crowd.tenantId }, { name: `Same Name ${at % 3}` });
    const first = await crowd.call('ceo', listGoalOwners, { query: { Search: 'Same' } });
    expect(first.body.data).toHaveLength(50);
    const second = await crowd.call('ceo', listGoalOwners, {
      query: { Search: 'Same', Cursor: String(first.body.Next) },
    });
    expect(second.body.Next).toBeNull();
    const ids = [...first.body.data, ...second.body.data].map((each) => each.Id);
    expect(new Set(ids).size).toBe(55);
  });

  test('do not reveal by page limits where an observer’s name would be', async () => {
    const after = async (Cursor: number) => (await list('lead', { Cursor: String(Cursor) })).body;
    expect((await after(people.ceo.id)).data).not.toEqual([]);
    expect(await after(people.observer.id)).toEqual(await after(2_147_483_647));
  });
});

describe('following', () => {
  const follow = (who: CastName, id: number, query = {}) =>
    company.call(who, followGoal, { params: { id }, query });

  test('toggles, or sets a given value', async () => {
    const id = await approved();
    const states: boolean[] = [];
    for (const query of [{}, {}, { On: 'true' }, { On: 'true' }, { On: 'false' }, { On: 'false' }]) {
      const { body } = await follow('peer', id, query);
      expect(body.Id).toBe(id);
      states.push(body.IsFollowed);
    }
    expect(states).toEqual([true, false, true, true, false, false]);
    // A call that changed nothing writes no event.
    expect((await company.events(id)).filter((kind) => kind.endsWith('followed'))).toEqual([
      'goal.followed',
      'goal.unfollowed',
      'goal.followed',
      'goal.unfollowed',
    ]);
    await follow('peer', id);
    expect((await company.must('peer', getGoal, { params: { id } })).IsFollowed).toBe(true);
    expect((await company.must('member', getGoal, { params: { id } })).IsFollowed).toBe(false);
  });

  test('is open to everyone who sees the goal, observers too', async () => {
    const id = await approved();
    expect((await follow('observer', id)).status).toBe(200);
    const hidden = await approved({ IsPrivate: true });
    for (const who of ['peer', 'observer', 'goalAdmin', 'foreigner'] as const)
      expect((await follow(who, hidden)).status).toBe(404);
    expect((await follow('peer', id, { On: 'maybe' })).status).toBe(400);
  });
});
