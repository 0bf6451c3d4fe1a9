import { getCarryOver } from '@bellwether/contract/goals/carry-over';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import {
  countWaitingGoals,
  getGoal,
  getSingleGoal,
  listChildGoals,
  listCompanyGoals,
  listGoals,
} from '@bellwether/contract/goals/reading';
import { getFirstMatrixGoal, getPredictionMatrix, searchMatrixGoals } from '@bellwether/contract/matrix';
import { draftMeasurements } from '@bellwether/contract/suggestions';
import { functionalAreas } from '@bellwether/domain/suggestions/functional-areas';
import { expect, test } from 'vitest';
import { buildGoalRows, type GoalRow, type TransitionRow } from '../../testing/goal-rows.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Check goals.8, written a second time over the stored rows, against every call that reads goals.

// The quarter ends on the next day, so its goals are offered for the next quarter.
const server = await startTestServer({ now: '2026-12-30T18:00:00Z' });
const company = await buildGoalRows(server, 140);
const {
  world,
  viewers,
  rows,
  goalOf,
  goalRows,
  personOf,
  goalsAbove,
  actsAsManager,
  seesDrafts,
  sees,
  commentsFor,
  titleFor,
  childrenFor,
  unitOf,
  isCompanyGoal,
} = company;

/**
 * Returns the deleted children of a goal that have visible goals below, each with the nearest of these,
 * newest first.
 */
function placeholdersFor(viewer: number, goal: GoalRow) {
  const hanging = (gone: GoalRow): GoalRow[] =>
    goalRows()
      .filter((one) => one.parent_id === gone.id)
      .flatMap((one) => (sees(viewer, one) ? [one] : hanging(one)));
  return goalRows()
    .filter((one) => one.parent_id === goal.id && one.deleted_at !== null)
    .map((gone) => ({ id: gone.id, below: hanging(gone).map((one) => one.id) }))
    .filter((gone) => gone.below.length > 0)
    .map(({ id, below }) => ({ id, below: below.toSorted((a, b) => b - a) }))
    .toReversed();
}

/** Returns what a card or goal info shows about the goals around the goal. */
function aroundFor(viewer: number, goal: GoalRow) {
  const parent = goalOf(goal.parent_id);
  const isShown = parent !== undefined && sees(viewer, parent);
  return {
    ParentId: goal.parent_id ?? 0,
    ParentGoalTitle: isShown ? parent.title : null,
    ParentUser: isShown ? { Id: parent.owner_id, Name: personOf(parent.owner_id).name } : null,
    ChildCount: childrenFor(viewer, goal).length + placeholdersFor(viewer, goal).length,
    OrgUnit: unitOf(goal.owner_id),
    IsManager: actsAsManager(viewer, goal.owner_id),
  };
}
const aroundOf = ({
  ParentId,
  ParentGoalTitle,
  ParentUser,
  ChildCount,
  User,
  IsManager,
}: GoalInfo['Goal']) => ({
  ParentId,
  ParentGoalTitle,
  ParentUser,
  ChildCount,
  OrgUnit: User.OrgUnit,
  IsManager,
});

function infoFor(viewer: number, goal: GoalRow, isSingle: boolean) {
  const drafts = seesDrafts(viewer, goal);
  const above = goalsAbove(goal);
  const living = above.findIndex((one) => one.deleted_at === null);
  const successor = goalRows().find((one) => one.carried_from_id === goal.id && one.deleted_at === null);
  const lineage = (id: number | undefined) => (id !== undefined && titleFor(viewer, id) !== null ? id : null);
  const nameOf = (move: TransitionRow, id: number | null) => {
    if (id === null || move.action_type === null) return null;
    return move.action_type === 0 ? personOf(id).name : titleFor(viewer, id);
  };
  return {
    around: aroundFor(viewer, goal),
    edits: rows.edits.has(goal.id) && drafts ? [`Edit of ${goal.id} ${rows.edits.get(goal.id) ?? 0}`] : [],
    history: rows.transitions
      .filter((move) => !isSingle && move.goal_id === goal.id)
      .filter((move) => drafts || move.transitionable_type === 'Goal')
      .map((move) => ({
        id: move.id,
        name: drafts ? move.goal_name : goal.title,
        from: nameOf(move, move.from_id),
        to: nameOf(move, move.to_id),
      })),
    comments: isSingle
      ? 0
      : commentsFor(viewer, goal).filter((one) => one.commentable_type === 'GoalStatus').length,
    above: above.map((one) => ({ id: one.id, title: titleFor(viewer, one.id) })),
    deleted: (living === -1 ? above : above.slice(0, living)).map((one) => ({
      id: one.id,
      count: goalRows().filter((each) => goalsAbove(each).includes(one) && sees(viewer, each)).length,
    })),
    lineage: [lineage(goal.carried_from_id ?? undefined), lineage(successor?.id)],
    isFollowed: rows.follows.has(`${viewer} ${goal.id}`),
  };
}
const infoOf = (info: GoalInfo) => ({
  around: aroundOf(info.Goal),
  edits: info.GoalEdits.map((edit) => `${edit.Title} ${edit.ParentId}`),
  history: info.GoalTransitions.map((move) => ({
    id: move.Id,
    name: move.GoalName,
    from: move.FromName,
    to: move.ToName,
  })),
  comments: info.GoalStatusComments.length,
  above: info.Ancestors.map((one) => ({ id: one.Id, title: one.Title })),
  deleted: info.DeletedDescestors.map((one) => ({ id: one.Id, count: one.Count })),
  lineage: [info.CarriedFrom?.Id ?? null, info.CarriedTo?.Id ?? null],
  isFollowed: info.IsFollowed,
});

test('goal info, with history and without, shows everybody exactly what they may know of every goal', async () => {
  for (const { token, person } of viewers) {
    for (const goal of goalRows()) {
      for (const endpoint of goal.id % 3 === 0 ? [getGoal, getSingleGoal] : [getGoal]) {
        const { status, body } = await server.call(endpoint, { token, params: { id: goal.id } });
        expect([person.id, goal.id, status]).toEqual([person.id, goal.id, sees(person.id, goal) ? 200 : 404]);
        if (status !== 200) continue;
        expect([person.id, goal.id, infoOf(body)]).toEqual([
          person.id,
          goal.id,
          infoFor(person.id, goal, endpoint === getSingleGoal),
        ]);
      }
    }
  }
}, 120_000);

test('lists show the same of each goal as goal info, and edits to people who see drafts', async () => {
  for (const { token, person } of viewers) {
    for (const GoalSelectFilter of ['MyGoals', 'DirectReports', 'CompanyGoals', 'ManagerAndPeers', 'All']) {
      for (const PeriodId of [world.current.id, world.former.id]) {
        const ask = { GoalSelectFilter, PeriodId, PageSize: 100 };
        const { body } = await server.call(listGoals, { token, body: ask });
        const listed = body.data.map((card) => goalOf(card.Id) ?? expect.fail());
        expect(body.data.map((card) => [card.Id, aroundOf(card as GoalInfo['Goal'])])).toEqual(
          listed.map((goal) => [goal.id, aroundFor(person.id, goal)]),
        );
        for (const goal of listed) expect([goal.id, sees(person.id, goal)]).toEqual([goal.id, true]);
        const edited = listed.filter((goal) => goal.edit_state !== null && seesDrafts(person.id, goal));
        expect(body.pendingEdits).toEqual(edited.map((goal) => goal.id));
        expect(body.goalEdits.map((edit) => edit.GoalId)).toEqual(edited.map((goal) => goal.id));
        const followed = listed.filter((goal) => rows.follows.has(`${person.id} ${goal.id}`));
        expect(body.followed).toEqual(followed.map((goal) => goal.id));
      }
    }
  }
});

test('visible children are listed, with the readable comments', async () => {
  for (const { token, person } of viewers) {
    for (const goal of goalRows()) {
      if (!sees(person.id, goal) || !goalRows().some((one) => one.parent_id === goal.id)) continue;
      const { body } = await server.call(listChildGoals, { token, params: { id: goal.id } });
      const children = childrenFor(person.id, goal).toReversed();
      const read = (child: GoalRow) =>
        commentsFor(person.id, child).filter((one) => one.commentable_type === 'GoalStatus').length;
      expect(body.data.map((card) => [card.Id, card.GoalStatuses[0]?.CommentCount])).toEqual(
        children.map((child) => [child.id, read(child)]),
      );
      expect(body.Deleted.map((gone) => ({ id: gone.Id, below: gone.Goals.map((one) => one.Id) }))).toEqual(
        placeholdersFor(person.id, goal),
      );
    }
  }
});

test('search, first goal, company goals and the count of waiting goals', async () => {
  for (const { token, person } of viewers) {
    const { id } = person;
    for (const text of ['ELAN', '100%', 'goal 1', 'gÓal  élan']) {
      const { body } = await server.call(searchMatrixGoals, { token, params: { text } });
      const plain = (title: string) => title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
      const words = plain(text).split(/\s+/);
      const found = goalRows().filter(
        (goal) =>
          goal.state !== 'shelved' &&
          sees(id, goal) &&
          words.every((word) => plain(goal.title).includes(word)),
      );
      const newest = found.map((goal) => goal.id).toReversed();
      expect([id, text, body.data.map((goal) => goal.Id)]).toEqual([id, text, newest.slice(0, 20)]);
    }
    for (const period of [world.current, world.former]) {
      const there = goalRows().filter((goal) => goal.period_id === period.id && goal.deleted_at === null);
      const withMatrix = there.filter((goal) => !['draft', 'review', 'shelved'].includes(goal.state));
      const first =
        withMatrix.find((goal) => goal.owner_id === id) ?? withMatrix.find((goal) => isCompanyGoal(goal));
      const params = { periodId: period.id };
      const { body } = await server.call(getFirstMatrixGoal, { token, params });
      expect([id, body.Id]).toEqual([id, first?.id ?? 0]);
      const company = await server.call(listCompanyGoals, { token, query: { PeriodId: period.id } });
      const shown = company.body.data.map((goal) => goal.Id).sort((a, b) => a - b);
      expect(shown).toEqual(there.filter((goal) => isCompanyGoal(goal)).map((goal) => goal.id));
    }
    const waiting = goalRows().filter(
      (goal) =>
        goal.deleted_at === null &&
        actsAsManager(id, goal.owner_id) &&
        world.goalOf(goal.id)?.submittedBy !== id &&
        (['review', 'shelving_in_review', 'results_in_review'].includes(goal.state) ||
          (goal.state === 'approved' && goal.edit_state === 'review')),
    );
    expect((await server.call(countWaitingGoals, { token })).body.Count).toBe(waiting.length);
  }
});

test('carrying over offers own unfinished goals, and titles of visible parents', async () => {
  let offered = 0;
  for (const { token, person } of viewers) {
    const { body } = await server.call(getCarryOver, { token });
    const isNext = (goal: GoalRow) =>
      goalRows().some((one) => one.carried_from_id === goal.id && one.deleted_at === null);
    const own = goalRows().filter(
      (goal) =>
        goal.owner_id === person.id &&
        person.role !== 'observer' &&
        goal.period_id === world.current.id &&
        goal.deleted_at === null &&
        ['draft', 'review', 'approved', 'shelving_in_review'].includes(goal.state) &&
        !isNext(goal),
    );
    offered += own.length;
    expect([person.role, body.Total]).toEqual([person.role, own.length]);
    expect(body.data.map((goal) => [goal.Id, goal.ParentId, goal.ParentTitle])).toEqual(
      own.map((goal) => [goal.id, goal.parent_id ?? 0, titleFor(person.id, goal.parent_id)]),
    );
    for (const goal of body.data) {
      const isKept = goal.ParentFate === 'same' || goal.ParentFate === 'successor';
      expect([goal.Id, goal.NewParentTitle]).toEqual([
        goal.Id,
        isKept ? titleFor(person.id, goal.NewParentId) : null,
      ]);
      if (isKept) expect(goal.NewParentTitle).not.toBeNull();
    }
  }
  expect(offered).toBeGreaterThan(20);
});

test('a draft can be written only below a visible goal', async () => {
  const [Category] = functionalAreas;
  for (const { token, person } of viewers) {
    for (const goal of goalRows().slice(0, 40)) {
      const answer = await server.call(draftMeasurements, { token, body: { ParentId: goal.id, Category } });
      const fits = person.role === 'observer' ? 403 : goal.is_private ? 400 : 200;
      expect([person.role, goal.id, answer.status]).toEqual([
        person.role,
        goal.id,
        sees(person.id, goal) ? fits : 404,
      ]);
    }
  }
});

test('the matrix contains visible goals that are not shelved, and names no others', async () => {
  for (const { token, person } of viewers) {
    for (const goal of goalRows().filter((one) => one.id % 4 === 0 && sees(person.id, one))) {
      const params = { goalId: goal.id, week: 0 };
      const { body } = await server.call(getPredictionMatrix, { token, params });
      const below = goalRows().filter((one) => one === goal || goalsAbove(one).includes(goal));
      const listed = below.filter((one) => sees(person.id, one) && one.state !== 'shelved');
      const between = new Set(
        listed.flatMap((one) => {
          const above = goalsAbove(one);
          const inside = one === goal ? [] : above.slice(0, above.indexOf(goal) + 1);
          const stop = inside.findIndex((each) => sees(person.id, each));
          return stop === -1 ? inside : inside.slice(0, stop);
        }),
      );
      const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
      expect(sorted(body.childs.map((one) => one.Id))).toEqual(listed.map((one) => one.id));
      expect(sorted(body.gaps.map((one) => one.Id))).toEqual(sorted([...between].map((one) => one.id)));
      expect(body.goal.ParentGoalTitle).toBe(titleFor(person.id, goal.parent_id));
    }
  }
});

test('nobody reads a title, a proposed or former title, or a comment of a goal they may not see', async () => {
  let read = 0;
  for (const { token, person } of viewers) {
    const { id } = person;
    const secrets = goalRows().flatMap((goal) => [
      ...(sees(id, goal) ? [] : [`"${goal.title}"`]),
      ...(sees(id, goal) && seesDrafts(id, goal) ? [] : [`"Edit of ${goal.id}"`, `"Once ${goal.id}"`]),
      ...(sees(id, goal) && commentsFor(id, goal).length > 0 ? [] : [`"Word about ${goal.id}!"`]),
    ]);
    const paths = goalRows().flatMap((goal) => [
      `/Goal/${goal.id}`,
      `/Goal/single/${goal.id}`,
      `/dashboard/reviewdata/${goal.id}`,
      // The ids of edits start at 1 like those of goals.
      `/dashboard/editreviewdata/${goal.id}`,
      `/Goal/goalstatus/${goal.id}`,
      `/Goal/goalstatus/comments/${goal.id}`,
      `/Goal/child_goals/${goal.id}`,
      `/predication/${goal.id}/0`,
      `/Goal/usergoals/0/${world.current.id}/${goal.id}/1`,
    ]);
    const common = ['/dashboard', '/Goal/carryover', '/goal/companygoals', '/predication/searchgoals/goal'];
    const asked = [...common, ...paths.filter((_, at) => at % 3 === id % 3)];
    for (const path of asked) {
      const answer = await server.send({
        method: 'GET',
        url: `/api${path}`,
        headers: { authorization: token },
      });
      read += answer.statusCode === 200 ? 1 : 0;
      const told = answer.body.match(/"(?:Goal \d[^"]*|Edit of \d+|Once \d+|Word about \d+!)"/g) ?? [];
      expect([person.role, path, told.filter((text) => secrets.includes(text))]).toEqual([
        person.role,
        path,
        [],
      ]);
    }
  }
  expect(read).toBeGreaterThan(1_000);
}, 120_000);
