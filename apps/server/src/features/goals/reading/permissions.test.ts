import { getGoal } from '@bellwether/contract/goals/reading';
import { defaultCalendarSettings as calendar } from '@bellwether/domain/calendar/settings';
import type { GoalFacts } from '@bellwether/domain/goals/facts';
import { factsFor, goalRelations, goalSituations } from '@bellwether/domain/goals/permission-cases';
import { goalPermissions } from '@bellwether/domain/goals/permissions';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#platform/database/transaction.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { type Periods, periodsOf } from '../../tenant/queries.ts';

const server = await startTestServer();
const { clock, context } = server;

/** A person with the relation, and the owner of the goal. */
interface Pair {
  readonly viewer: TestPerson;
  readonly owner: TestPerson;
}

const pairs = new Map<string, Pair>();
const tokens = new Map<number, string>();
let tenantId: number;
let periods: Periods;
let parentOfAll: number;

beforeAll(async () => {
  const tenant = await server.buildTenant();
  tenantId = tenant.id;
  const { ceo } = tenant;
  const hire: typeof server.buildPerson = (_, options) => server.buildPerson(tenant, options);
  const head = await hire(tenant, { role: 'manager' });
  const adminAbove = await hire(tenant, { role: 'manager', manager: head, flags: ['isGoalAdmin'] });
  const lead = await hire(tenant, { role: 'manager', manager: adminAbove });
  const member = await hire(tenant, { manager: lead });
  const goalAdmin = await hire(tenant, { flags: ['isGoalAdmin'] });
  const goalManager = await hire(tenant, { role: 'manager', flags: ['isGoalManager'] });
  const loner = await hire(tenant, { manager: null });
  const of = (name: string, viewer: TestPerson, owner = member) => pairs.set(name, { viewer, owner });
  of('owner', member);
  of('owner, no manager', loner, loner);
  of('owner, goal admin', goalAdmin, goalAdmin);
  of('owner, ceo', ceo, ceo);
  of('manager', lead);
  of('manager, was own', lead);
  of('ceo above, was own', ceo);
  of('goal admin, was own', goalAdmin);
  of('higher up', head);
  of('ceo above', ceo);
  of('goal admin', goalAdmin);
  of('goal manager', goalManager);
  of('goal admin above', adminAbove);
  of('org admin', await hire(tenant, { flags: ['isOrgAdmin'] }));
  of('peer', await hire(tenant, { manager: lead }));
  const awayLead = await hire(tenant, { role: 'manager', manager: adminAbove });
  const ofAwayLead = await hire(tenant, { manager: awayLead });
  const deputy = await hire(tenant);
  await away(awayLead, deputy);
  of('stands in for the manager', deputy, ofAwayLead);
  of('deputy of the owner', deputy, awayLead);
  const headBetween = await hire(tenant, { role: 'manager', manager: head });
  const leadBelow = await hire(tenant, { role: 'manager', manager: headBetween });
  const ofLeadBelow = await hire(tenant, { manager: leadBelow });
  await away(leadBelow, headBetween);
  of('above, stands in', headBetween, ofLeadBelow);
  of('observer', await hire(tenant, { role: 'observer' }));
  for (const { viewer } of pairs.values()) tokens.set(viewer.id, await server.signInAs(viewer));
  periods = await inTenant(context.pool, tenantId, (db) =>
    periodsOf({ db, now: clock.now(), cache: context.cache, tenant: { id: tenantId, calendar } }),
  );
  parentOfAll = await insertGoal(goalManager.id, goalSituations.approved as GoalFacts, null);
});

/** Records that a person is away today, with a deputy. */
async function away(person: TestPerson, deputy: TestPerson): Promise<void> {
  const today = new Date(clock.now()).toISOString();
  await inTenant(context.pool, tenantId, (db) =>
    db
      .insertInto('absence')
      .values({
        tenant_id: tenantId,
        person_id: person.id,
        first_day: today.slice(0, 10),
        last_day: today.slice(0, 10),
        deputy_id: deputy.id,
        is_on: true,
        created_at: today,
        updated_at: today,
      })
      .execute(),
  );
}

/** Inserts a goal with the given facts directly; other tests cover the moves that lead there. */
async function insertGoal(ownerId: number, facts: GoalFacts, parentId: number | null): Promise<number> {
  const period = facts.periodBegun ? periods.current : periods.byIndex(periods.current.index + 1);
  if (!period) throw new Error('The tenant has no next quarter.');
  const at = new Date(clock.now() - 3_600_000).toISOString();
  return inTenant(context.pool, tenantId, async (db) => {
    const { id } = await db
      .insertInto('goal')
      .values({
        tenant_id: tenantId,
        owner_id: ownerId,
        author_id: ownerId,
        period_id: period.id,
        parent_id: parentId,
        state: facts.state,
        goal_type: 'SMART',
        is_private: facts.isPrivate,
        title: 'Grow',
        measurement: 'By ten',
        published_at: facts.everPublished ? at : null,
        edit_state: facts.editState,
        created_at: at,
        updated_at: at,
        deleted_at: facts.isDeleted ? at : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Records that the person owned the goal when all of it was submitted. */
async function tie(goalId: number, personId: number): Promise<void> {
  const row = {
    tenant_id: tenantId,
    goal_id: goalId,
    person_id: personId,
    created_at: new Date(clock.now()).toISOString(),
  };
  await inTenant(context.pool, tenantId, (db) =>
    db
      .insertInto('goal_tie')
      .values((['owned_submission', 'owned_edit'] as const).map((kind) => ({ ...row, kind })))
      .execute(),
  );
}

const situations: [string, GoalFacts][] = Object.entries(goalSituations).flatMap(([name, facts]) => [
  [name, facts],
  [`${name}, private`, { ...facts, isPrivate: true }],
]);

describe('the permissions over HTTP are those of the domain', () => {
  test.each(Object.entries(goalRelations))('for %s', async (name, relation) => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`Nobody stands as ${name}.`);
    for (const [situation, facts] of situations) {
      const parent = name.startsWith('goal manager') ? parentOfAll : null;
      const id = await insertGoal(pair.owner.id, facts, parent);
      if (relation.person.ownedSubmission) await tie(id, pair.viewer.id);
      const answer = await server.call(getGoal, { token: tokens.get(pair.viewer.id), params: { id } });
      const expected = goalPermissions(factsFor(facts, relation), relation.person);
      // Everybody who sees a goal has at least one permission, such as following it.
      const isVisible = Object.keys(expected).some((permission) => permission !== 'Restore');
      const shown = isVisible ? [200, expected] : [404, undefined];
      expect([situation, answer.status, answer.body.Permissions]).toEqual([situation, ...shown]);
    }
  });

  test('every relation of the domain has a person', () => {
    expect([...pairs.keys()].sort()).toEqual(Object.keys(goalRelations).sort());
  });
});
