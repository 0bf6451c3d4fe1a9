import { actingManager, isInChain } from '@bellwether/domain/people/organisation/org-tree';
import { appraisalStates } from '@bellwether/domain/talent/lifecycle';
import { mayReadAppraisal } from '@bellwether/domain/talent/permissions';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#platform/database/transaction.ts';
import { asPerson } from '#platform/session/gate.ts';
import { buildGoalWorld } from '../../testing/goal-world.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { actingViewer, type Viewer, viewerAt } from '../people/access.viewer.ts';
import { readsAppraisal } from './access.sight.ts';
import { reviewerHasLapsed } from './statements.ts';

const server = await startTestServer();
const { people } = await buildGoalWorld(server, 1);
const tenantId = [...people.values()][0]?.person.tenantId ?? 0;
const ids = [...people.keys()];
// An observer with the flag of HR admins reads, too.
const observer = [...people.values()].find(({ person }) => person.role === 'observer')?.person.id ?? 0;
const hrAdmin = ids.find((id) => people.get(id)?.person.role === 'contributor') ?? 0;
await inTenant(server.owner, tenantId, () =>
  server.owner.query('update person set is_hr_admin = true where id = any($1)', [[observer, hrAdmin]]),
);
const viewers = [...people.values()].filter((one) => one.isActive);
const managers = new Map([...people].map(([id, one]) => [id, one.manager]));
const isAbove = (person: number, below: number) => isInChain(managers, below, person);
const isActive = (id: number) => people.get(id)?.isActive ?? false;
const drawn = fc.sample(
  fc.record({
    employee: fc.constantFrom(...ids),
    reviewer: fc.constantFrom(...ids),
    state: fc.constantFrom(...appraisalStates),
  }),
  { numRuns: 300, seed: 9 },
);
/** The rule reads these columns only, so rows without a table serve as appraisals. */
const appraisals = sql`(values ${sql.join(
  drawn.map((one, at) => sql`(${at}::int, ${one.employee}::int, ${one.reviewer}::int, ${one.state}::text)`),
)}) appraisal (id, employee_id, reviewer_id, state)
  join person employee on employee.id = appraisal.employee_id
  join person reviewer on reviewer.id = appraisal.reviewer_id`;
const readBy = (viewer: Viewer) =>
  readsAppraisal(viewer, {
    employeeId: sql.ref('employee.id'),
    reviewerId: sql.ref('reviewer.id'),
    isDraft: sql`appraisal.state = 'draft'`,
    hasLapsed: reviewerHasLapsed(tenantId),
  });

function expected(id: number): number[] {
  const viewer = people.get(id);
  return drawn.flatMap(({ employee, reviewer, state }, at) => {
    const facts = { state, reviewerHasLapsed: !isActive(reviewer) || !isAbove(reviewer, employee) };
    const relation = {
      actor: {
        role: viewer?.person.role ?? 'observer',
        isOrgAdmin: false,
        isGoalAdmin: false,
        isGoalManager: false,
        isHrAdmin: id === observer || id === hrAdmin,
      },
      isEmployee: employee === id,
      isReviewer: reviewer === id,
      isAboveReviewer: isAbove(id, reviewer),
      isAboveEmployee: isAbove(id, employee),
      isActingManager: actingManager(managers, employee, isActive) === id,
    };
    return mayReadAppraisal('texts', facts as Parameters<typeof mayReadAppraisal>[1], relation) ? [at] : [];
  });
}

test('an acting person and every audience read the appraisals that the domain names', async () => {
  const { rows } = await inTenant(server.context.pool, tenantId, (db) =>
    sql<{ person: number; ids: number[] }>`select listener.id as person,
        array(select appraisal.id from ${appraisals} where ${readBy(viewerAt('listener'))} order by appraisal.id) as ids
      from person listener where listener.deactivated_at is null order by listener.id`.execute(db),
  );
  const all = viewers.map(({ person }) => ({ person: person.id, ids: expected(person.id) }));
  expect(rows).toEqual(all);
  for (const { person, ids: read } of all) {
    const request = { tenantId, personId: person, now: server.clock.now(), requestId: 'sight' };
    const found = await asPerson(server.context, request, (scope) =>
      sql<{ id: number }>`select appraisal.id from ${appraisals} where ${readBy(actingViewer(scope))}
        order by appraisal.id`.execute(scope.db),
    );
    expect([person, ...found.rows.map(({ id }) => id)]).toEqual([person, ...read]);
  }
});
