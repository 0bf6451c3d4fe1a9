import fc from 'fast-check';
import { inTenant } from '../platform/database/transaction.ts';
import { buildGoalWorld, type GoalWorld } from './goal-world.ts';
import type { TestServer } from './test-server.ts';

// Repeat goals.8 plainly over the stored rows, without the product's rules.

export interface PersonRow {
  id: number;
  name: string;
  manager_id: number | null;
  role_name: string;
  org_unit: string | null;
  is_goal_admin: boolean;
  is_goal_manager: boolean;
  deactivated_at: number | null;
}
export interface GoalRow {
  id: number;
  owner_id: number;
  period_id: number;
  parent_id: number | null;
  carried_from_id: number | null;
  state: string;
  title: string;
  is_private: boolean;
  edit_state: string | null;
  published_at: number | null;
  deleted_at: number | null;
}
export interface CommentRow {
  goal_id: number;
  author_id: number;
  commentable_type: string;
  commentable_id: number;
  body: string;
}
export interface TransitionRow {
  id: number;
  goal_id: number;
  transitionable_type: string;
  action_type: number | null;
  from_id: number | null;
  to_id: number | null;
  goal_name: string;
}

const draw = (seed: number) => fc.sample(fc.nat(9_999), { numRuns: 6_000, seed });

/**
 * Adds departments, edits, comments, history and lineage; then gives goals away, re-aligns them and moves
 * people.
 */
async function fillIn(server: TestServer, world: GoalWorld, tenantId: number): Promise<void> {
  const people = [...world.people.keys()];
  const goals = world.goals.map((goal) => goal.id);
  const [seats, others] = [draw(3), draw(4)];
  const one = <T>(list: readonly T[], pool = seats): T => list[(pool.pop() ?? 0) % list.length] as T;
  await inTenant(server.context.pool, tenantId, async (db) => {
    const at = new Date(server.clock.now() - 1).toISOString();
    for (const [seat, id] of people.entries())
      await db
        .updateTable('person')
        .set({ org_unit: seat % 4 === 1 ? `Unit ${seat}` : seat % 4 === 2 ? '' : null })
        .where('id', '=', id)
        .execute();
    for (const goal of world.goals) {
      const base = { tenant_id: tenantId, goal_id: goal.id };
      if (goal.edit !== null)
        await db
          .insertInto('goal_edit')
          .values({
            ...base,
            state: goal.edit,
            title: `Edit of ${goal.id}`,
            measurement: 'By ten',
            is_private: false,
            parent_id: one([null, ...goals]),
            author_id: goal.owner,
            created_at: at,
            updated_at: at,
          })
          .execute();
      const moves = [
        { transitionable_type: 'Goal', action_type: null, from_id: null, to_id: null },
        { transitionable_type: 'Goal', action_type: 0, from_id: one(people), to_id: one(people) },
        { transitionable_type: 'Goal', action_type: 1, from_id: one(goals), to_id: one(goals) },
        { transitionable_type: 'GoalEdit', action_type: null, from_id: null, to_id: null },
      ] as const;
      for (const move of moves)
        await db
          .insertInto('goal_transition')
          .values({
            ...base,
            ...move,
            transitionable_id: goal.id,
            goal_name: `Once ${goal.id}`,
            author_id: one(people),
            created_at: at,
          })
          .execute();
      const status = await db
        .insertInto('goal_status')
        .values({ ...base, week: 1, week_id: goal.period.weekIds[0] ?? 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const commentable_type of ['GoalStatus', 'GoalStatus', 'StateTransition'] as const)
        await db
          .insertInto('goal_comment')
          .values({
            ...base,
            commentable_type,
            commentable_id: status.id,
            author_id: one(people),
            body: `Word about ${goal.id}!`,
            created_at: at,
            updated_at: at,
            deleted_at: one([null, null, null, at]),
          })
          .execute();
      if (one([true, false]))
        await db
          .insertInto('goal_follow')
          .values({ ...base, person_id: one(people), created_at: at })
          .execute();
    }
    const former = world.goals.filter((goal) => goal.period.id === world.former.id);
    for (const [seat, goal] of world.goals.filter((each) => each.period.id === world.current.id).entries()) {
      const from = former[seat];
      if (from)
        await db.updateTable('goal').set({ carried_from_id: from.id }).where('id', '=', goal.id).execute();
    }
    const isGoalManager = (id: number) => world.people.get(id)?.isGoalManager;
    const goalManager = people.findLast(isGoalManager) ?? 0;
    for (const goal of world.goals) {
      // Align only below an older goal, so that no cycle forms.
      if (one([true, false, false], others)) {
        const parent_id = one([null, ...goals.filter((id) => id < goal.id)], others);
        await db.updateTable('goal').set({ parent_id }).where('id', '=', goal.id).execute();
      }
      // A goal manager's deleted goals do not make goals below them visible.
      if (goal.isDeleted || one([true, false, false, false], others))
        await db
          .updateTable('goal')
          .set({ owner_id: goal.isDeleted ? goalManager : one(people, others) })
          .where('id', '=', goal.id)
          .execute();
    }
    const moved = people[6] ?? 0;
    await db.updateTable('person').set({ manager_id: people[2] }).where('id', '=', moved).execute();
  });
}

async function readRows(server: TestServer, tenantId: number) {
  return inTenant(server.owner, tenantId, async (db) => {
    const all = (table: 'person' | 'goal' | 'goal_comment' | 'goal_transition' | 'goal_edit') =>
      db
        .selectFrom(table)
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('id')
        .execute() as Promise<unknown>;
    const people = (await all('person')) as PersonRow[];
    const goals = (await all('goal')) as GoalRow[];
    const comments = (await all('goal_comment')) as (CommentRow & { deleted_at: number | null })[];
    const edits = (await all('goal_edit')) as { goal_id: number; parent_id: number | null }[];
    const follows = await db
      .selectFrom('goal_follow')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .execute();
    return {
      people: new Map(people.map((person) => [person.id, person])),
      goals: new Map(goals.map((goal) => [goal.id, goal])),
      comments: comments.filter((comment) => comment.deleted_at === null),
      transitions: (await all('goal_transition')) as TransitionRow[],
      /** The parent that the pending edit proposes, by goal. */
      edits: new Map(edits.map((edit) => [edit.goal_id, edit.parent_id])),
      follows: new Set(follows.map((follow) => `${follow.person_id} ${follow.goal_id}`)),
    };
  });
}

/**
 * Creates a goal world with everything around its goals: goals given away and re-aligned, and one person
 * moved. Returns its rows, and who may know what of them.
 */
export async function buildGoalRows(server: TestServer, count: number) {
  const world = await buildGoalWorld(server, count);
  const viewers = [...world.people.values()].filter((one) => one.isActive);
  const tenantId = viewers[0]?.person.tenantId ?? 0;
  await fillIn(server, world, tenantId);
  const rows = await readRows(server, tenantId);
  const goalOf = (id: number | null) => (id === null ? undefined : rows.goals.get(id));
  const goalRows = () => [...rows.goals.values()];
  function personOf(id: number): PersonRow {
    const person = rows.people.get(id);
    if (!person) throw new Error(`Nobody has the id ${id}.`);
    return person;
  }
  function managersOf(id: number): PersonRow[] {
    const { manager_id } = personOf(id);
    return manager_id === null ? [] : [personOf(manager_id), ...managersOf(manager_id)];
  }
  function goalsAbove(goal: GoalRow): GoalRow[] {
    const parent = goalOf(goal.parent_id);
    return parent ? [parent, ...goalsAbove(parent)] : [];
  }
  const actsAsManager = (viewer: number, owner: number) =>
    managersOf(owner).find((one) => one.deactivated_at === null)?.id === viewer;

  function seesDrafts(viewer: number, goal: GoalRow): boolean {
    const { role_name, is_goal_admin, is_goal_manager } = personOf(viewer);
    if (goal.owner_id === viewer || managersOf(goal.owner_id).some((one) => one.id === viewer)) return true;
    if (goal.is_private || role_name === 'observer') return false;
    const isBelowOwn = goalsAbove(goal).some((one) => one.owner_id === viewer && one.deleted_at === null);
    return is_goal_admin || (is_goal_manager && isBelowOwn);
  }
  function sees(viewer: number, goal: GoalRow): boolean {
    if (goal.deleted_at !== null) return false;
    return (goal.published_at !== null && !goal.is_private) || seesDrafts(viewer, goal);
  }
  function commentsFor(viewer: number, goal: GoalRow): CommentRow[] {
    const { is_goal_admin, role_name } = personOf(viewer);
    const readsAll =
      goal.owner_id === viewer ||
      actsAsManager(viewer, goal.owner_id) ||
      (is_goal_admin && role_name !== 'observer');
    return rows.comments.filter((one) => one.goal_id === goal.id && (readsAll || one.author_id === viewer));
  }
  const titleFor = (viewer: number, id: number | null) => {
    const goal = goalOf(id);
    return goal && sees(viewer, goal) ? goal.title : null;
  };
  const childrenFor = (viewer: number, goal: GoalRow) =>
    goalRows().filter((one) => one.parent_id === goal.id && sees(viewer, one));
  const unitOf = (id: number) =>
    [personOf(id), ...managersOf(id)].find((one) => one.org_unit)?.org_unit ?? 'Corporate';
  const isCompanyGoal = (goal: GoalRow) =>
    personOf(goal.owner_id).role_name === 'ceo' &&
    goal.parent_id === null &&
    !goal.is_private &&
    goal.published_at !== null &&
    goal.deleted_at === null;

  return {
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
  };
}
