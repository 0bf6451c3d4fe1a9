import { canSeeActionItem } from '@bellwether/domain/action-items/permissions';
import { actingManager } from '@bellwether/domain/people/organisation/org-tree';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#platform/database/transaction.ts';
import { asPerson } from '#platform/session/gate.ts';
import { buildGoalWorld } from '../../testing/goal-world.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { actingViewer, viewerAt } from '../people/access.viewer.ts';
import { seesItem, wouldSeeItem } from './access.ts';

const server = await startTestServer();
const { people } = await buildGoalWorld(server, 1);
const viewers = [...people.values()].filter((one) => one.isActive);
const tenantId = viewers[0]?.person.tenantId ?? 0;
const ids = [...people.keys()];
const drawn = fc.sample(
  fc.record({
    assignee: fc.constantFrom(...ids),
    requester: fc.constantFrom(...ids),
    author: fc.constantFrom(...ids),
    isDeleted: fc.constantFrom(true, false, false),
  }),
  { numRuns: 120, seed: 5 },
);
const managers = new Map([...people].map(([id, one]) => [id, one.manager]));
/** The rule reads these columns only, so rows without a table serve as items. */
const items = sql`(values ${sql.join(
  drawn.map(
    (one, at) =>
      sql`(${at}::int, ${tenantId}::int, ${one.assignee}::int, ${one.requester}::int, ${one.author}::int,
        ${one.isDeleted ? '2026-11-01' : null}::timestamptz)`,
  ),
)}) item (id, tenant_id, assignee_id, requester_id, author_id, deleted_at)`;

/** Returns the items that the person sees by the domain, deleted ones or not. */
function expected(id: number, isHere: (item: (typeof drawn)[number]) => boolean): number[] {
  const viewer = people.get(id);
  return drawn.flatMap((item, at) => {
    const requesterHasLeft = people.get(item.requester)?.isActive === false;
    const fallsTo = actingManager(managers, item.requester, (one) => people.get(one)?.isActive ?? false);
    const relation = {
      isAssignee: item.assignee === id,
      isRequester: item.requester === id || (requesterHasLeft && fallsTo === id),
      isAuthor: item.author === id,
      isObserver: viewer?.person.role === 'observer',
    };
    return isHere(item) && canSeeActionItem(relation) ? [at] : [];
  });
}

test('an acting person sees the items that the domain names', async () => {
  for (const { person } of viewers) {
    const request = { tenantId, personId: person.id, now: server.clock.now(), requestId: 'sight' };
    const { rows } = await asPerson(server.context, request, (scope) =>
      sql<{
        id: number;
      }>`select item.id from ${items} where ${seesItem(actingViewer(scope), 'item')} order by item.id`.execute(
        scope.db,
      ),
    );
    expect(rows.map(({ id }) => id)).toEqual(expected(person.id, (item) => !item.isDeleted));
  }
});

test('every audience sees the same, also deleted items', async () => {
  const { rows } = await inTenant(server.context.pool, tenantId, (db) =>
    sql<{ person: number; ids: number[] }>`select listener.id as person, array(select item.id from ${items}
        where ${wouldSeeItem(viewerAt('listener'), 'item')} order by item.id) as ids
      from person listener where listener.deactivated_at is null order by listener.id`.execute(db),
  );
  expect(rows).toEqual(
    viewers.map(({ person }) => ({ person: person.id, ids: expected(person.id, () => true) })),
  );
  expect(rows.some(({ ids }) => ids.length > 20)).toBe(true);
});
