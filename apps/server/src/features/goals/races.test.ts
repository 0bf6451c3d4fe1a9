import { approveGoal, retractGoal } from '@bellwether/contract/goals/approval';
import { deleteGoal, restoreGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner, changeParentGoal, followGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

type Act = (id: number) => Promise<{ status: number }>;
const approved = async () => (await company.makeApproved('member')).Goal.Id;
const inReview = async () => (await company.make('member', { IsDraft: false })).Goal.Id;
const approve: Act = (Id) => company.call('lead', approveGoal, { body: { Id, Status: 'approved' } });
const finalize: Act = (GoalId) =>
  company.call('member', finalizeGoal, {
    body: { GoalId, Completed: true, Quality: 3, Outcome: 'Done' },
  });
const review: Act = (GoalId) =>
  company.call('lead', reviewResult, { body: { GoalId, Completed: true, Feedback: 'Good' } });
const shelve =
  (who: 'lead' | 'goalAdmin' | 'member', Status: string): Act =>
  (Id) =>
    company.call(who, shelveGoal, { body: { Id, Status, Comment: 'So be it' } });
const give: Act = (Id) => company.call('lead', changeGoalOwner, { body: { Id, UserId: people.peer.id } });
async function finalized(): Promise<number> {
  const id = await approved();
  await finalize(id);
  return id;
}

/** Runs both acts at once, several times, because the database decides their order. */
async function race(start: () => Promise<number>, one: Act, other: Act): Promise<number[][]> {
  const outcomes: number[][] = [];
  for (let round = 0; round < 4; round += 1) {
    const id = await start();
    const [first, second] = await Promise.all(round % 2 ? [one(id), other(id)] : [other(id), one(id)]);
    outcomes.push([first.status, second.status].sort());
  }
  return outcomes;
}

describe('of two concurrent acts exactly one wins and the other is refused as too late', () => {
  const retract: Act = (Id) => company.call('member', retractGoal, { body: { Id, Comment: 'Not yet' } });
  const sendBack: Act = (Id) =>
    company.call('goalAdmin', approveGoal, { body: { Id, Status: 'draft', Comment: 'By when?' } });
  const retractTheResult: Act = (GoalId) => company.call('member', retractResult, { body: { GoalId } });
  const saveEdit: Act = async (id) => {
    const { Goal } = await company.must('member', getGoal, { params: { id } });
    const body = company.save({ IsFromEdit: true, UpdatedAt: Goal.UpdatedAt });
    return company.call('member', updateGoal, { params: { id }, body });
  };
  const requested = async () => {
    const id = await approved();
    await shelve('member', 'shelving_in_review')(id);
    return id;
  };
  const cases: [string, () => Promise<number>, Act, Act][] = [
    ['two approvals', inReview, approve, approve],
    ['approve and retract', inReview, approve, retract],
    ['approve and send back', inReview, approve, sendBack],
    ['two finalisations', approved, finalize, finalize],
    ['two reviews', finalized, review, review],
    ['review and take the result back', finalized, review, retractTheResult],
    ['shelve twice', approved, shelve('lead', 'shelved'), shelve('goalAdmin', 'shelved')],
    [
      'withdraw and approve a shelving',
      requested,
      shelve('member', 'reactivated'),
      shelve('lead', 'approved'),
    ],
    ['two changes of owner', approved, give, give],
  ];

  test.each(cases)('%s', async (_name, start, one, other) => {
    expect(await race(start, one, other)).toEqual(Array(4).fill([200, 409]));
  });

  test('two saves of one draft that started from the same version', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { Goal } = await company.make('member');
      const save = (Title: string) =>
        company.call('member', updateGoal, {
          params: { id: Goal.Id },
          body: company.save({ Title, UpdatedAt: Goal.UpdatedAt }),
        });
      const both = await Promise.all([save('One'), save('Other')]);
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
      const winner = both.find((answer) => answer.status === 200);
      const { Goal: left } = await company.must('member', getGoal, { params: { id: Goal.Id } });
      expect(left.GoalDetail.Title).toBe(winner?.body.Goal.GoalDetail.Title);
    }
  });

  test('two new owners, or two new parents, chosen from the same version of the goal', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { Goal } = await company.makeApproved('member');
      const { Id, UpdatedAt } = Goal;
      const give = (who: 'ceo' | 'goalAdmin', UserId: number) =>
        company.call(who, changeGoalOwner, { body: { Id, UserId, UpdatedAt } });
      const given = await Promise.all([give('ceo', people.peer.id), give('goalAdmin', people.lead.id)]);
      expect(given.map((answer) => answer.status).sort()).toEqual([200, 409]);

      const { Goal: other } = await company.makeApproved('member');
      const align = (who: 'ceo' | 'goalAdmin', GoalId: number) =>
        company.call(who, changeParentGoal, { body: { Id: other.Id, GoalId, UpdatedAt: other.UpdatedAt } });
      const [one, two] = [await approved(), await approved()];
      const aligned = await Promise.all([align('ceo', one), align('goalAdmin', two)]);
      expect(aligned.map((answer) => answer.status).sort()).toEqual([200, 409]);
    }
  });

  test('two first edits made from the same version of the goal', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { Goal } = await company.makeApproved('member');
      const save = (who: 'member' | 'goalAdmin') =>
        company.call(who, updateGoal, {
          params: { id: Goal.Id },
          body: company.save({ IsFromEdit: true, UpdatedAt: Goal.UpdatedAt }),
        });
      const both = await Promise.all([save('member'), save('goalAdmin')]);
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    }
  });

  test('finalising and saving an edit: finalising first cancels or refuses the edit', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await approved();
      const [finalised, saved] = await Promise.all([finalize(id), saveEdit(id)]);
      expect(finalised.status).toBe(200);
      expect([200, 409]).toContain(saved.status);
      const info = await company.must('member', getGoal, { params: { id } });
      expect(info.GoalEdits).toEqual([]);
      expect(info.Goal.State).toBe('results_in_review');
    }
  });
});

describe('deleting', () => {
  const remove: Act = (id) => company.call('member', deleteGoal, { params: { id } });

  test('a draft while it is submitted: one of the two wins', async () => {
    const submit: Act = (Id) => company.call('member', approveGoal, { body: { Id, Status: 'review' } });
    for (let round = 0; round < 4; round += 1) {
      const { Goal } = await company.make('member');
      const [removed, submitted] = await Promise.all([remove(Goal.Id), submit(Goal.Id)]);
      // A deleted goal is absent, so the late submitter gets 404.
      expect([removed.status, submitted.status]).toEqual(removed.status === 200 ? [200, 404] : [409, 200]);
    }
  });

  test('twice: the second delete finds nothing; of two restores the second is too late', async () => {
    const { Goal } = await company.make('member');
    const removed = await Promise.all([remove(Goal.Id), remove(Goal.Id)]);
    expect(removed.map((answer) => answer.status).sort()).toEqual([200, 404]);
    const restore = () => company.call('goalAdmin', restoreGoal, { body: { Id: Goal.Id } });
    const restored = await Promise.all([restore(), restore()]);
    expect(restored.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

test('an act that waits while the goal changes hands is checked against the new owner', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await approved();
    const [given, finalised] = await Promise.all([give(id), finalize(id)]);
    expect(given.status).toBe(200);
    // The former owner was first, or sees the goal and no longer owns it.
    expect([200, 403]).toContain(finalised.status);
  }
});

test('two goals aligned below each other at once: one succeeds, and no cycle forms', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [await approved(), await approved()];
    const align = (Id: number, GoalId: number) =>
      company.call('member', changeParentGoal, { body: { Id, GoalId } });
    const both = await Promise.all([align(one, other), align(other, one)]);
    const [won, lost] = both.map((answer) => answer.status).sort();
    expect(won).toBe(200);
    expect([400, 409]).toContain(lost);
    const paths = await company.read((db) =>
      db
        .selectFrom('goal_path')
        .select('depth')
        .where('ancestor_id', 'in', [one, other])
        .where('descendant_id', 'in', [one, other])
        .execute(),
    );
    expect(paths.map((path) => path.depth).sort()).toEqual([0, 0, 1]);
  }
});

test('two branches aligned below each other at once: one succeeds, and no cycle forms', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [one, other] = [await approved(), await approved()];
    const leaf = (await company.makeApproved('member', { ParentId: other })).Goal.Id;
    const align = (Id: number, GoalId: number) =>
      company.call('member', changeParentGoal, { body: { Id, GoalId } });
    const both = await Promise.all(
      round % 2 ? [align(one, leaf), align(other, one)] : [align(other, one), align(one, leaf)],
    );
    const [won, lost] = both.map((answer) => answer.status).sort();
    expect(won).toBe(200);
    expect([400, 409]).toContain(lost);
  }
});

test('a goal does not become private while another goal is aligned below it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { Goal } = await company.makeApproved('ceo');
    const hide = company.call('ceo', updateGoal, {
      params: { id: Goal.Id },
      body: company.save({ IsFromEdit: true, IsPrivate: true, IsDraft: false }),
    });
    const child = company.call('member', updateGoal, {
      params: { id: 0 },
      body: company.save({ ParentId: Goal.Id }),
    });
    const statuses = (await Promise.all([hide, child])).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, 400]);
  }
});

test('concurrent predictions are all kept, with correct deltas and the correct most recent one', async () => {
  for (let round = 0; round < 4; round += 1) {
    const goal = await company.makeApproved('member');
    const Id = goal.GoalStatuses[7]?.Id;
    const levels = [0, 1, 2, 3, 4];
    const given = await Promise.all(
      levels.map((level) =>
        company.call('member', predictGoal, { body: { Id, Likelihood: level, Quality: level } }),
      ),
    );
    expect(given.map((answer) => answer.status)).toEqual(levels.map(() => 200));
    const info = await company.must('member', getGoal, { params: { id: goal.Goal.Id } });
    expect(info.GoalWeeklyStates.map((state) => state.Likelihood).sort()).toEqual(levels);
    const last = info.GoalWeeklyStates.at(-1);
    expect(info.Goal.MostRecentGoalStatus).toMatchObject({
      Likelihood: last?.Likelihood,
      Quality: last?.Quality,
      LikelihoodDelta: null,
    });
  }
});

test('concurrent toggles do not start from the same state', async () => {
  const id = await approved();
  const toggle = () => company.call('peer', followGoal, { params: { id } });
  const four = await Promise.all([toggle(), toggle(), toggle(), toggle()]);
  expect(four.filter((answer) => answer.body.IsFollowed)).toHaveLength(2);
});
