import { readFile } from 'node:fs/promises';
import { getDashboard } from '@bellwether/contract/dashboard';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { approveGoal, retractGoal } from '@bellwether/contract/goals/approval';
import { updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { countWaitingGoals, getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { reasonSentences, takeBackSentence } from '@bellwether/domain/goals/messages';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { describe, expect, test } from 'vitest';
import { migrationFolder } from '../../platform/database/migrations.ts';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Nobody answers their own submission (goals.6): here the former owner gives the goal away and tries
// to answer it alone.

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const give = (who: CastName, Id: number, to: CastName) =>
  company.call(who, changeGoalOwner, { body: { Id, UserId: people[to].id } });
const must = async (who: CastName, Id: number, to: CastName) =>
  expect((await give(who, Id, to)).status).toBe(200);
const permissionsOf = async (who: CastName, id: number) =>
  (await company.must(who, getGoal, { params: { id } })).Permissions;
const outcome = { Completed: true, Quality: 3, Outcome: 'Done' };

interface Submission {
  readonly name: string;
  /** Creates a goal of this person that waits for an answer. */
  readonly submit: (who: CastName) => Promise<number>;
  readonly permission: Permission;
  /** Every call that answers the submission. */
  readonly answers: readonly { endpoint: Endpoint; body: (id: number) => object }[];
}

const approve = (Status: string) => ({
  endpoint: approveGoal,
  body: (Id: number) => ({ Id, Status, Comment: 'Well' }),
});
const shelve = (Status: string) => ({
  endpoint: shelveGoal,
  body: (Id: number) => ({ Id, Status, Comment: 'Well' }),
});
const review = {
  endpoint: reviewResult,
  body: (GoalId: number) => ({ GoalId, Completed: true, Feedback: 'Good' }),
};

/** Returns a published goal of anybody; the ceo's goal is published at once. */
const published = async (who: CastName, fields = {}) => (await company.makeApproved(who, fields)).Goal.Id;

const submissions: readonly Submission[] = [
  {
    name: 'a goal',
    submit: async (who) => (await company.make(who, { IsDraft: false })).Goal.Id,
    permission: 'ReviewPublicationRequest',
    answers: [approve('approved'), approve('draft')],
  },
  {
    name: 'an edit',
    submit: async (who) => {
      const id = await published(who);
      const body = company.save({ Title: 'Grow more', IsFromEdit: true, IsDraft: false });
      await company.must(who, updateGoal, { params: { id }, body });
      return id;
    },
    permission: 'ReviewPublicationRequest2',
    answers: [approve('approved'), approve('draft')],
  },
  {
    name: 'a result',
    submit: async (who) => {
      const GoalId = await published(who);
      await company.must(who, finalizeGoal, { body: { GoalId, ...outcome } });
      return GoalId;
    },
    permission: 'ReviewFinalize',
    answers: [review],
  },
  {
    name: 'a shelving request',
    submit: async (who) => {
      const Id = await published(who);
      await company.must(who, shelveGoal, { body: { Id, Status: 'shelving_in_review' } });
      return Id;
    },
    permission: 'ApproveShelve',
    answers: [shelve('approved'), shelve('denied'), shelve('shelved'), shelve('reactivated')],
  },
];

describe.each(submissions)('$name that was submitted', ({ submit, permission, answers }) => {
  test.each([
    // A goal admin gives their own goal away; a manager and the ceo get a report’s goal that was theirs.
    ['goalAdmin', 'member', 'goalAdmin'],
    ['lead', 'member', 'ceo'],
  ] as const)('by %s, then given to %s, is not answered by the former owner', async (who, to, giver) => {
    const id = await submit(who);
    await must(giver, id, to);
    for (const { endpoint, body } of answers) {
      const { status, problem } = await company.call(who, endpoint, { body: body(id) });
      expect([endpoint.name, status, problem.detail]).toEqual([endpoint.name, 409, reasonSentences.was_own]);
    }
    expect((await permissionsOf(who, id))[permission]).toBe('was_own');
  });

  test('is answered by another person, whoever owns the goal now', async () => {
    const id = await submit('goalAdmin');
    await must('goalAdmin', id, 'member');
    for (const { endpoint, body } of answers.slice(0, 1))
      expect((await company.call('lead', endpoint, { body: body(id) })).status).toBe(200);
  });

  test('stays the first owner’s through further owners, and does not become that of owners in between', async () => {
    const id = await submit('goalAdmin');
    await must('goalAdmin', id, 'lead');
    await must('ceo', id, 'member');
    expect((await permissionsOf('goalAdmin', id))[permission]).toBe('was_own');
    expect((await permissionsOf('lead', id))[permission]).toBe(true);
  });

  test('does not ask the former owner: no reminder, no count, no badge', async () => {
    const id = await submit('lead');
    const counted = async () => (await company.must('lead', countWaitingGoals)).Count;
    const before = await counted();
    await must('ceo', id, 'member');
    expect(await counted()).toBe(before);
    const { Reminders } = await company.must('lead', getDashboard);
    expect(Reminders?.map((one) => one.Id)).not.toContain(id);
    const { data } = await company.must('lead', listGoals, {
      body: { GoalSelectFilter: 'DirectReports', PageSize: 100 },
    });
    expect(data.find((goal) => goal.Id === id)).toMatchObject({ IsManager: true, Reminder: null });
  });
});

test('a goal submitted by another person for the ceo is not answered by a former ceo’s act', async () => {
  const { Goal } = await company.make('lead', { IsDraft: false });
  await must('ceo', Goal.Id, 'ceo');
  await must('ceo', Goal.Id, 'lead');
  // The ceo did not own the goal when it was submitted.
  expect((await permissionsOf('ceo', Goal.Id)).ReviewPublicationRequest).toBe(true);
});

test('changing a reviewed result does not depend on who owned it at submission', async () => {
  const GoalId = (await submissions[2]?.submit('lead')) ?? 0;
  await must('ceo', GoalId, 'member');
  await company.must('goalAdmin', reviewResult, { body: review.body(GoalId) });
  expect((await permissionsOf('lead', GoalId)).EditFinalizeResults).toBe('was_own');
  const given = (await company.must('lead', getGoal, { params: { id: GoalId } })).GoalManagerResult;
  const body = { ...review.body(GoalId), Id: given?.Id ?? 0 };
  expect((await company.call('lead', reviewResult, { body })).status).toBe(409);
});

test('after a retraction, the new owner’s submission is theirs: the manager who drafted it may approve', async () => {
  const { Goal } = await company.make('lead', { IsDraft: false });
  await must('ceo', Goal.Id, 'member');
  await company.must('member', retractGoal, { body: { Id: Goal.Id, Comment: 'Mine now' } });
  await company.must('member', approveGoal, { body: { Id: Goal.Id, Status: 'review' } });
  await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
});

test('a never published goal shelved in review is not reactivated by its former owner', async () => {
  const { Goal } = await company.make('goalAdmin', { IsDraft: false });
  await company.must('goalAdmin', shelveGoal, { body: { Id: Goal.Id, Status: 'shelved' } });
  await must('goalAdmin', Goal.Id, 'member');
  const answer = await company.call('goalAdmin', shelveGoal, {
    body: { Id: Goal.Id, Status: 'reactivated' },
  });
  expect([answer.status, answer.problem.detail]).toEqual([409, reasonSentences.was_own]);
});

describe('becoming owner again', () => {
  const takeBack = async (who: CastName, id: number) => {
    const { status, problem } = await give(who, id, who);
    return [status, problem.detail];
  };
  const refusedAs = [409, takeBackSentence];
  /** Creates a draft of this person, gives it to `member`, and has the giver publish or approve it. */
  const handed = async (who: CastName, giver: CastName = who) => {
    const { Goal } = await company.make(who);
    await must(giver, Goal.Id, 'member');
    return Goal.Id;
  };
  const approved = (who: CastName, Id: number) =>
    company.must(who, approveGoal, { body: { Id, Status: 'approved' } });

  test('of a goal that a goal admin published as somebody else’s is refused', async () => {
    const id = await handed('goalAdmin');
    await approved('goalAdmin', id);
    expect(await takeBack('goalAdmin', id)).toEqual(refusedAs);
  });

  test('of a goal that a manager drafted and approved for a report is refused', async () => {
    const id = await handed('lead', 'ceo');
    await company.must('member', approveGoal, { body: { Id: id, Status: 'review' } });
    await approved('lead', id);
    expect(await takeBack('lead', id)).toEqual(refusedAs);
  });

  test('of a goal of the ceo that the ceo approved for a report is refused', async () => {
    const id = await handed('ceo');
    await company.must('member', approveGoal, { body: { Id: id, Status: 'review' } });
    await approved('ceo', id);
    expect(await takeBack('ceo', id)).toEqual(refusedAs);
  });

  test('after an edit that the former owner published as somebody else’s is refused', async () => {
    const id = await published('goalAdmin');
    await must('goalAdmin', id, 'member');
    const body = company.save({ Title: 'Grow less', IsFromEdit: true, IsDraft: false });
    await company.must('goalAdmin', updateGoal, { params: { id }, body });
    expect(await takeBack('goalAdmin', id)).toEqual(refusedAs);
  });

  test('of a goal that was written for somebody else and published is refused', async () => {
    const { Goal } = await company.make('goalAdmin', { OwnerId: people.member.id, IsDraft: false });
    expect(Goal.State).toBe('approved');
    expect(await takeBack('goalAdmin', Goal.Id)).toEqual(refusedAs);
  });

  test('is allowed if another person with the right gives the goal', async () => {
    const id = await handed('goalAdmin');
    await approved('goalAdmin', id);
    await must('ceo', id, 'goalAdmin');
  });

  test('is allowed if they approved nothing, and for a goal that was never theirs', async () => {
    const own = await published('goalAdmin');
    await must('goalAdmin', own, 'member');
    await must('goalAdmin', own, 'goalAdmin');
    // When a person leaves, the manager takes over goals that the manager approved.
    await must('lead', await published('member'), 'lead');
  });
});

test('the upgrade derives from history the same ties as are written now, company by company', async () => {
  const migration = await readFile(new URL('0012_goal_ties.sql', migrationFolder), 'utf8');
  const rows = `select tenant_id, goal_id, person_id, kind from goal_tie order by 1, 2, 3, 4`;
  const client = await server.owner.connect();
  try {
    const written = (await client.query(rows)).rows;
    expect(new Set(written.map((row) => row.kind)).size).toBe(3);
    await client.query('begin');
    // Row policies apply to an ordinary owner of the tables, and not to the tests' superuser.
    await client.query(`drop table goal_tie; drop index person_department_listed; create role upgrading; grant all on schema public to upgrading;
      grant all on all tables in schema public to upgrading; alter table person owner to upgrading;
      set local role upgrading`);
    await client.query(migration);
    const found = (await client.query(rows)).rows;
    expect(found).toEqual(written);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
