import { listAppraisalsOfPerson } from '@bellwether/contract/talent/appraisal';
import {
  getTalentMatrix,
  getTalentOverview,
  listTalentProgress,
  type TalentOverview,
} from '@bellwether/contract/talent/overview';
import { describe, expect, test } from 'vitest';
import {
  type AppraisalCastName,
  type AppraisalState,
  appraisalCast,
  buildAppraisalCompany,
} from '../../testing/appraisal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;
const stateRatings: readonly [AppraisalState, number, number][] = [
  ['draft', 0, 0],
  ['shared', 1, 2],
  ['acknowledged', 1, 2],
  ['completed', 2, 2],
];
for (const [state, Primary, Secondary] of stateRatings) await company.make(state, { Primary, Secondary });
// The ceo started this draft before `otherLead` became the person's manager, so `otherLead` may not read it.
const away = await server.buildPerson({ id: company.tenantId }, { manager: people.ceo });
await company.must('ceo', (await import('@bellwether/contract/talent/appraisal')).createAppraisal, {
  body: company.body(away),
});
await company.change(away, { manager_id: people.otherLead.id });

const at = (userId: number, hr: 0 | 1) => ({ params: { periodId: quarter, userId, hr } });

async function allPages(
  who: AppraisalCastName,
  userId: number,
  hr: 0 | 1,
  query: object = {},
): Promise<TalentOverview> {
  const first = await company.must(who, getTalentOverview, { ...at(userId, hr), query: { ...query } });
  let { Next } = first;
  while (Next !== null) {
    const more = await company.must(who, getTalentOverview, {
      ...at(userId, hr),
      query: { ...query, Cursor: Next },
    });
    first.users.push(...more.users);
    first.evaluations.push(...more.evaluations);
    Next = more.Next;
  }
  return first;
}

// The status of each overview: one's own team, the company, the team of `lead`.
test.each<[AppraisalCastName, number, number, number]>([
  ['ceo', 200, 200, 200],
  ['head', 200, 404, 200],
  ['lead', 200, 404, 200],
  ['otherLead', 200, 404, 404],
  ['hrLead', 200, 200, 200],
  ['hrAdmin', 200, 200, 200],
  ['hrObserver', 200, 200, 200],
  ['member', 404, 404, 404],
  ['orgAdmin', 404, 404, 404],
  ['goalAdmin', 404, 404, 404],
  ['observer', 404, 404, 404],
  ['foreigner', 404, 404, 404],
])(
  '%s opens the overview, the matrix and the counts of the own team, the company and another team',
  async (who, own, everybody, team) => {
    for (const endpoint of [getTalentOverview, getTalentMatrix, listTalentProgress]) {
      const params = (userId: number, hr: number) =>
        endpoint === listTalentProgress
          ? { params: { userId, hr } }
          : { params: { periodId: quarter, userId, hr } };
      // The ceo of another company may open an overview there, but that company does not have this quarter.
      const isOwn = who === 'foreigner' && endpoint === listTalentProgress;
      const found = await Promise.all([
        company.call(who, endpoint, params(0, 0)),
        company.call(who, endpoint, params(0, 1)),
        company.call(who, endpoint, params(people.lead.id, 0)),
      ]);
      expect(found.map(({ status }) => status)).toEqual(isOwn ? [200, 200, 404] : [own, everybody, team]);
    }
    expect((await company.call(null, getTalentOverview, at(0, 0))).status).toBe(401);
  },
);

describe('the people of the overview', () => {
  test('are everybody below without ceo and observers, managers first, then by name', async () => {
    const { users, user, directreports, evaluations, Permissions } = await allPages('lead', 0, 0);
    expect(user?.Id).toBe(people.lead.id);
    expect(users[0]?.Id).toBe(people.lead.id);
    const names = users.slice(1).map(({ Name }) => Name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(users).toHaveLength(7);
    expect(directreports).toHaveLength(6);
    expect(evaluations.map(({ UserId }) => UserId)).toEqual(users.map(({ Id }) => Id));
    expect(Permissions).toEqual({ SeeOrganization: false });
    expect((await allPages('hrAdmin', 0, 1)).users.map(({ RoleName }) => RoleName)).not.toContain('observer');
  });

  test('direct reports are also those whose manager has left, who fall to the next one', async () => {
    const gone = await server.buildPerson(
      { id: company.tenantId },
      {
        role: 'manager',
        manager: people.head,
        deactivated: true,
      },
    );
    const orphan = await server.buildPerson({ id: company.tenantId }, { manager: gone });
    await server.owner.query("update person set created_at = '2025-01-01' where id = any($1)", [
      [gone.id, orphan.id],
    ]);
    const { users, directreports } = await allPages('head', 0, 0, { Reports: 'direct' });
    expect(users.map(({ Id }) => Id)).toContain(orphan.id);
    expect(directreports).toContain(orphan.id);
    const { users: others } = await allPages('ceo', 0, 0, { Reports: 'direct' });
    expect(others.map(({ Id }) => Id)).not.toContain(orphan.id);
    await server.owner.query('delete from person where id = any($1)', [[orphan.id]]);
    await server.owner.query('delete from person where id = any($1)', [[gone.id]]);
  });

  test.each<[AppraisalCastName, 0 | 1]>([
    ['ceo', 1],
    ['hrAdmin', 1],
    ['hrObserver', 1],
    ['lead', 0],
    ['head', 0],
    ['otherLead', 0],
  ])('%s: counts equal lists, matrix and progress', async (who, hr) => {
    const { users, evaluations, Counts } = await allPages(who, 0, hr);
    const count = (state: string) => evaluations.filter(({ State }) => State === state).length;
    const counts = Object.fromEntries(
      ['none', 'draft', 'shared', 'acknowledged', 'completed'].map((s) => [s, count(s)]),
    );
    // It is 18 November: three weeks have passed since the third quarter, so missing, draft and unsigned ones are overdue.
    expect(Counts).toEqual({ ...counts, overdue: count('none') + count('draft') + count('shared') });
    expect(evaluations.filter(({ IsOverdue }) => IsOverdue)).toHaveLength(Counts.overdue);
    for (const Status of ['none', 'draft', 'shared', 'acknowledged', 'completed', 'overdue'] as const)
      expect((await allPages(who, 0, hr, { Status })).users).toHaveLength(Counts[Status]);
    const matrix = await company.must(who, getTalentMatrix, at(0, hr));
    expect(matrix.Counts).toEqual(Counts);
    expect(matrix.Cells.reduce((sum, { Count }) => sum + Count, 0) + matrix.Unrated).toBe(users.length);
    for (const cell of matrix.Cells) {
      const query = { Primary: cell.PrimaryRating, Secondary: cell.SecondaryRating };
      const listed = await allPages(who, 0, hr, query);
      expect(listed.users.map(({ Id }) => Id).sort()).toHaveLength(cell.Count);
      expect(cell.users.map(({ Id }) => Id).every((id) => listed.users.some(({ Id }) => Id === id))).toBe(
        true,
      );
    }
    const progress = await company.must(who, listTalentProgress, { params: { userId: 0, hr } });
    expect(progress.data.map(({ Period }) => Period.PeriodId)).toEqual(company.quarters);
    expect(progress.data[0]?.Counts).toEqual(Counts);
  });

  test('a draft of somebody above the viewer looks like none, to direct managers too', async () => {
    const row = async (who: AppraisalCastName, hr: 0 | 1) => {
      const { evaluations } = await allPages(who, 0, hr);
      const found = evaluations.find(({ UserId }) => UserId === away.id);
      return [found?.State, found?.Id === 0, found !== undefined && 'PrimaryRating' in found];
    };
    expect(await row('otherLead', 0)).toEqual(['none', true, false]);
    expect(await row('ceo', 1)).toEqual(['draft', false, true]);
  });
});

test('an HR admin’s own row is bare: no draft, no rating, also where ratings are shared', async () => {
  const own = async () => {
    const { evaluations } = await allPages('hrAdmin', 0, 1);
    return evaluations.find(({ UserId }) => UserId === people.hrAdmin.id);
  };
  const before = await own();
  const token = await server.signInAs(people.hrAdmin);
  const { id } = await company.bring('draft', { employee: people.hrAdmin, token, manager: 'otherLead' });
  expect(await own()).toEqual(before);
  const matrix = await company.must('hrAdmin', getTalentMatrix, at(0, 1));
  const { evaluations } = await company.must('hrAdmin', listAppraisalsOfPerson, {
    params: { userId: people.hrAdmin.id },
  });
  expect(evaluations).toEqual([]);
  const { shareAppraisal } = await import('@bellwether/contract/talent/appraisal');
  await company.must('otherLead', shareAppraisal, { params: { id } });
  await company.set({ ratings_shared_with_employee: true });
  const row = await own();
  expect([row?.State, row !== undefined && 'PrimaryRating' in row]).toEqual(['shared', false]);
  expect((await company.must('hrAdmin', getTalentMatrix, at(0, 1))).Cells).toEqual(matrix.Cells);
  const shared = await company.must('hrAdmin', listAppraisalsOfPerson, {
    params: { userId: people.hrAdmin.id },
  });
  expect(shared.evaluations.map(({ PrimaryRating }) => PrimaryRating)).toEqual([2]);
  await company.set({ ratings_shared_with_employee: false });
});

test('people added by the quarter’s end are listed, deactivated ones only with an appraisal', async () => {
  const build = (options: object) =>
    server.buildPerson({ id: company.tenantId }, { manager: people.lead, ...options });
  const gone = await build({ deactivated: true });
  const left = await company.make('shared');
  await company.change(left.employee, { deactivated_at: '2026-11-01T00:00:00Z' });
  const ids = (await allPages('lead', 0, 0)).users.map(({ Id }) => Id);
  expect([ids.includes(gone.id), ids.includes(left.employee.id)]).toEqual([false, true]);
});

test('the trail shows the ratings of the quarter before', async () => {
  const made = await company.make('completed', {
    EvaluationPeriodId: company.quarters[1],
    Primary: 0,
    Secondary: 2,
  });
  await company.bring('draft', { ...made, manager: 'lead' });
  const { evaluations } = await allPages('lead', 0, 0);
  expect(evaluations.find(({ UserId }) => UserId === made.employee.id)?.Previous).toEqual({
    PrimaryRating: 0,
    SecondaryRating: 2,
  });
});

test.each(appraisalCast)('the tab of a profile: %s', async (who) => {
  const open = async (userId: number) =>
    (await company.call(who, listAppraisalsOfPerson, { params: { userId } })).status;
  const readsAll = ['ceo', 'hrAdmin', 'hrLead', 'hrObserver'].includes(who);
  const isAbove = ['lead', 'head'].includes(who);
  expect(await open(people.member.id)).toBe(readsAll || isAbove || who === 'member' ? 200 : 404);
  // Ceos get no appraisals, so nobody else may open this tab.
  expect(await open(people.ceo.id)).toBe(who === 'ceo' ? 200 : 404);
});
