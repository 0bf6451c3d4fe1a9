import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { inTenant } from '../database/transaction.ts';
import { type DueWork, doDueWork, scheduleDue } from './due.ts';

const server = await startTestServer();
const node = await startTestServer({ beside: server });
const minute = 60_000;

interface Done {
  readonly tenantId: number;
  readonly subjectId: number;
}

function probe(
  kind: string,
  run: (done: Done) => void = () => undefined,
): DueWork & { readonly done: Done[] } {
  const done: Done[] = [];
  return {
    kind,
    done,
    async run(scope, subjectId) {
      const one = { tenantId: scope.tenant.id, subjectId };
      done.push(one);
      run(one);
    },
  };
}

const schedule = (tenantId: number, work: DueWork, subjectId: number, at: number) =>
  inTenant(server.context.pool, tenantId, (db) =>
    scheduleDue({ db, tenant: { id: tenantId } }, work, subjectId, at),
  );

test('due work runs once over two nodes, in its company, and other work waits', async () => {
  const [one, other] = [await server.buildTenant(), await server.buildTenant()];
  const work = probe('once');
  const now = server.clock.now();
  await schedule(one.id, work, 7, now + 3 * minute);
  // A later instant for the same work replaces the first.
  await schedule(one.id, work, 7, now + 10 * minute);
  await schedule(other.id, work, 7, now + 2 * minute);
  await schedule(other.id, work, 8, now + 20 * minute);
  const look = () => Promise.all([server, node].map(({ context }) => doDueWork(context, [work])));
  await look();
  expect(work.done).toEqual([]);
  server.clock.advance(10 * minute);
  await look();
  await look();
  expect(work.done).toHaveLength(2);
  expect(work.done).toEqual(
    expect.arrayContaining([
      { tenantId: other.id, subjectId: 7 },
      { tenantId: one.id, subjectId: 7 },
    ]),
  );
});

test('more due work than one batch is all done', async () => {
  const tenant = await server.buildTenant();
  const work = probe('many');
  await server.owner.query(
    `insert into due_work (kind, tenant_id, subject_id, due_at)
      select 'many', $1, count, $2::timestamptz from generate_series(1, 201) count`,
    [tenant.id, new Date(server.clock.now()).toISOString()],
  );
  await doDueWork(server.context, [work]);
  expect(work.done).toHaveLength(201);
});

test('failing work delays nothing, rolls back and is retried later; a deactivated company’s work is dropped', async () => {
  const [tenant, gone] = [await server.buildTenant(), await server.buildTenant()];
  const work = probe('failing', ({ subjectId }) => {
    if (subjectId === 1) throw new Error('not today');
  });
  const now = server.clock.now();
  await schedule(tenant.id, work, 1, now);
  await schedule(tenant.id, work, 2, now);
  await schedule(gone.id, work, 3, now);
  await server.owner.query('update tenant set is_active = false where id = $1', [gone.id]);
  await expect(doDueWork(server.context, [work])).rejects.toThrow('Due work failed (1); it is tried again.');
  await doDueWork(server.context, [work]);
  expect(work.done.map((done) => done.subjectId)).toEqual([1, 2]);
  server.clock.advance(minute);
  await expect(doDueWork(server.context, [work])).rejects.toThrow();
  server.clock.advance(minute);
  await doDueWork(server.context, [work]);
  expect(work.done.map((done) => done.subjectId)).toEqual([1, 2, 1]);
  const { rows } = await server.owner.query("select subject_id, tries from due_work where kind = 'failing'");
  expect(rows).toEqual([{ subject_id: 1, tries: 2 }]);
});
