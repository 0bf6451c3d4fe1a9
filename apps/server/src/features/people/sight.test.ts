import { canSeeProfile } from '@bellwether/domain/people/permissions';
import type { RoleFlag, RoleName } from '@bellwether/domain/people/roles/roles';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#platform/database/transaction.ts';
import { asPerson } from '#platform/session/gate.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { actingViewer, seesPerson, viewerAt } from './access.viewer.ts';

const server = await startTestServer();
const tenant = await server.buildTenant();
const made: readonly (readonly [RoleName, readonly RoleFlag[]])[] = [
  ['manager', []],
  ['contributor', []],
  ['contributor', ['isOrgAdmin']],
  ['observer', []],
  ['observer', ['isOrgAdmin']],
  ['observer', ['isGoalAdmin', 'isHrAdmin']],
];
const people = [{ id: tenant.ceo.id, role: 'ceo' as RoleName, flags: [] as readonly RoleFlag[] }];
for (const [role, flags] of made)
  people.push({
    id: (await server.buildPerson(tenant, { role, flags: [...flags], manager: null })).id,
    role,
    flags,
  });

/** The people whom each person sees by the domain. */
const expected = people.map((viewer) => {
  const has = (flag: RoleFlag) => viewer.flags.includes(flag);
  const actor = {
    role: viewer.role,
    isOrgAdmin: has('isOrgAdmin'),
    isGoalAdmin: has('isGoalAdmin'),
    isGoalManager: false,
    isHrAdmin: has('isHrAdmin'),
  };
  const ids = people.filter((one) =>
    canSeeProfile({ role: one.role }, { actor, isSelf: one === viewer } as Parameters<
      typeof canSeeProfile
    >[1]),
  );
  return { viewer: viewer.id, ids: ids.map(({ id }) => id) };
});

test('an acting person and every audience see the people whom the domain names', async () => {
  const { rows } = await inTenant(server.context.pool, tenant.id, (db) =>
    sql`select reader.id as viewer, array_agg(someone.id order by someone.id) as ids from person reader
      join person someone on ${seesPerson(viewerAt('reader'), 'someone')} group by reader.id order by reader.id`.execute(
      db,
    ),
  );
  expect(rows).toEqual(expected);
  for (const { viewer, ids } of expected) {
    const request = { tenantId: tenant.id, personId: viewer, now: server.clock.now(), requestId: 'sight' };
    const found = await asPerson(server.context, request, async (scope) =>
      sql<{ id: number }>`select someone.id from person someone
        where ${seesPerson(actingViewer(scope), 'someone')} order by someone.id`.execute(scope.db),
    );
    expect([viewer, ...found.rows.map(({ id }) => id)]).toEqual([viewer, ...ids]);
  }
});
