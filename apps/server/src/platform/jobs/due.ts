import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Queries } from '../database/driver.ts';
import { instant, timestamp } from '../database/instant.ts';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { asTenant } from '../session/gate.ts';
import type { TenantScope } from '../session/scope.ts';

/** Work that runs at an instant (mail.3): a digest, a weekly ask, a retry. */
export interface DueWork {
  /** Lower case and underscores. */
  readonly kind: string;
  /** Whether it also runs for a company that its admins have ended. */
  readonly evenIfEnded?: boolean;
  /**
   * Runs in its own transaction, which also deletes the row, so the work is done once, however many nodes
   * run.
   */
  run(scope: TenantScope, subjectId: number): Promise<void>;
}

interface DueScope {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
}

/**
 * Sets the instant at which the work for a subject is due, and replaces an earlier instant. Epoch
 * milliseconds.
 */
export async function scheduleDue(
  scope: DueScope,
  work: Pick<DueWork, 'kind'>,
  subjectId: number,
  at: number,
): Promise<void> {
  const due = timestamp(at);
  await scope.db
    .insertInto('due_work')
    .values({ kind: work.kind, tenant_id: scope.tenant.id, subject_id: subjectId, due_at: due })
    .onConflict((existing) =>
      existing.columns(['kind', 'tenant_id', 'subject_id']).doUpdateSet({ due_at: due, tries: 0 }),
    )
    .execute();
}

/**
 * Reads each company that has work of a kind, one after the other, because row policies show one company at a time.
 */
export async function readDueCompanies<T>(
  pool: DatabasePool,
  kind: string,
  read: (db: Queries, tenantId: number) => Promise<T>,
): Promise<T[]> {
  const companies = await inTenant(pool, 0, (db) =>
    db.selectFrom('due_work').select('tenant_id').distinct().where('kind', '=', kind).execute(),
  );
  const all: T[] = [];
  for (const { tenant_id: tenantId } of companies)
    all.push(await inTenant(pool, tenantId, (db) => read(db, tenantId)));
  return all;
}

interface DueRow {
  readonly kind: string;
  readonly tenant_id: number;
  readonly subject_id: number;
  readonly tries: number;
}

const rowsAtOnce = 200;
const longestPause = 3_600_000;

/**
 * Runs all work that is due by the application's clock, the oldest first, including work from a time when no
 * node ran.
 * Failed work stays and is retried after one minute, two, four …, at most an hour; other work continues.
 * Throws at the end if some work failed.
 */
export async function doDueWork(
  context: Pick<ServerContext, 'pool' | 'cache' | 'languageOf' | 'clock'>,
  known: readonly DueWork[],
): Promise<void> {
  const kinds = new Map(known.map((work) => [work.kind, work]));
  const faults: unknown[] = [];
  for (;;) {
    const now = context.clock.now();
    const rows = await dueRows(context, known, now);
    for (const row of rows) {
      const work = kinds.get(row.kind);
      if (work) faults.push(...(await doOne(context, work, row)));
    }
    if (rows.length < rowsAtOnce) break;
  }
  if (faults.length > 0)
    throw new Error(`Due work failed (${faults.length}); it is tried again.`, { cause: faults[0] });
}

async function dueRows(
  { pool }: Pick<ServerContext, 'pool'>,
  known: readonly DueWork[],
  now: number,
): Promise<DueRow[]> {
  const kinds = known.map(({ kind }) => kind);
  const evenIfEnded = known.filter((work) => work.evenIfEnded).map(({ kind }) => kind);
  // The work of a company that rests waits (tenant.8).
  const isAwake = sql`not exists (select from tenant where tenant.id = due_work.tenant_id and (tenant.held in ('frozen', 'moving')
    or (tenant.held = 'ended' and due_work.kind <> all(${evenIfEnded}::text[]))))`;
  return inTenant(pool, 0, async (db) => {
    const { rows } = await sql<DueRow>`select kind, tenant_id, subject_id, tries from due_work
      where due_at <= ${instant(now)} and kind = any(${kinds}::text[]) and ${isAwake} order by due_at limit ${rowsAtOnce}`.execute(
      db,
    );
    return rows;
  });
}

/** Runs one piece of work. Returns its error if it failed. */
async function doOne(
  context: Pick<ServerContext, 'pool' | 'cache' | 'languageOf' | 'clock'>,
  work: DueWork,
  row: DueRow,
): Promise<Error[]> {
  const now = context.clock.now();
  const { kind, tenant_id: tenantId, subject_id: subjectId } = row;
  // Another node that takes the same row waits here, and then finds no row.
  const take = (db: Queries) =>
    db
      .deleteFrom('due_work')
      .where('kind', '=', kind)
      .where('tenant_id', '=', tenantId)
      .where('subject_id', '=', subjectId)
      .where(sql<boolean>`due_at <= ${instant(now)}`)
      .returning('tries')
      .executeTakeFirst();
  try {
    const evenIfEnded = work.evenIfEnded ?? false;
    const request = { tenantId, now, requestId: `due-${kind}-${subjectId}`, evenIfEnded };
    const done = await asTenant(context, request, async (scope) => {
      if (await take(scope.db)) await work.run(scope, subjectId);
      return true;
    });
    // The company is deactivated, so drop its due work.
    if (!done) await inTenant(context.pool, tenantId, take);
    return [];
  } catch (err) {
    if (err instanceof DatabaseUnavailable) throw err;
    const pause = Math.min(60_000 * 2 ** row.tries, longestPause);
    await inTenant(context.pool, tenantId, (db) =>
      sql`update due_work set due_at = ${instant(now + pause)}, tries = least(tries + 1, 100)
        where kind = ${kind} and tenant_id = ${tenantId} and subject_id = ${subjectId}`.execute(db),
    );
    return [new Error(`${kind} of ${subjectId} in company ${tenantId}`, { cause: err })];
  }
}
