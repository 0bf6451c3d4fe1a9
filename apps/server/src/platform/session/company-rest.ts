import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { ianaZone } from '@bellwether/domain/calendar/zone';
import { said } from '@bellwether/domain/shared/said';
import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import { HttpProblem, platformProblem } from '../refusal/problem.ts';
import { endedWords } from '../refusal/words.ended.ts';

/**
 * Why a company rests (tenant.8): frozen by an operator, on its way to another database, gone there, or ended by its
 * admins.
 */
export type CompanyRest = 'frozen' | 'moving' | 'moved' | 'ended';

const frozenCode = 'company_frozen';
/** A move of a small company takes about this long. */
const retryAfterSeconds = 5;

const frozen = () => platformProblem(503, frozenCode, { retryAfterSeconds });
const ended = () => platformProblem(410, 'company_ended');
export const moved = () => platformProblem(421, 'company_moved');

export interface CallAtRest {
  /** Whether the call may write. */
  readonly writes: boolean;
  /** Whether admins may make it although the company has ended. */
  readonly isForEnded: boolean;
}

interface RowAtRest {
  readonly tenant_id: number;
  readonly tenant_name: string;
  readonly company_zone: string;
  readonly held: CompanyRest | null;
  readonly role_name: string;
  readonly is_org_admin: boolean;
}

/**
 * Refuses what a company that rests does not do: a frozen one is only read; an ended one is only read, by its ceo and org
 * admins.
 * @throws HttpProblem 503, which asks to try again; 410.
 */
export async function refuseResting(db: Queries, row: RowAtRest, call: CallAtRest): Promise<void> {
  const { held, role_name, is_org_admin } = row;
  if (held === null) return;
  if (held === 'frozen' || held === 'moving') {
    if (call.writes) throw frozen();
  } else if (held === 'moved') throw moved();
  else if (!(role_name === 'ceo' || is_org_admin)) throw await endedFor(db, row);
  else if (call.writes && !call.isForEnded) throw ended();
}

/** The admins whom the sentence names; a company may have many. */
const mostNamed = 3;

/** Returns what everybody else of an ended company is told: since when, until when the data stay, and whom to ask. */
async function endedFor(db: Queries, row: RowAtRest): Promise<HttpProblem> {
  const { tenant_id: tenantId, tenant_name: company } = row;
  const zone = ianaZone(row.company_zone) ?? defaultCalendarSettings.zone;
  const { rows } = await sql<{ held_at: number | null; purge_at: number | null; admins: string[] }>`
    select held_at, purge_at, array(select person.name || ' (' || person.email || ')' from person
      where person.tenant_id = tenant.id and person.deactivated_at is null
        and (person.role_name = 'ceo' or person.is_org_admin)
      order by person.role_name <> 'ceo', person.id limit ${mostNamed}::int) as admins
    from tenant where id = ${tenantId}`.execute(db);
  const [end] = rows;
  // An ended company that was brought here from another database has no day of its end.
  if (end?.held_at == null || end.purge_at === null) return ended();
  const days = { since: tenantDay(end.held_at, zone), until: tenantDay(end.purge_at, zone) };
  const values = { company, ...days, admins: end.admins.join(', ') };
  return new HttpProblem(410, said(endedWords, 'company_ended', values));
}

/**
 * Runs the write of a call that comes without a session, in a transaction of the company. A company is copied while it
 * moves, so a write that is not refused then would be lost (tenant.8).
 * @throws HttpProblem 503 for a frozen company; 421 for one that lives elsewhere.
 */
export function writeInCompany<T>(
  pool: DatabasePool,
  tenantId: number,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  return inTenant(pool, tenantId, async (db) => {
    await refuseFrozen(db, tenantId);
    return work(db);
  });
}

/**
 * Refuses the application's own writes in a company that is frozen.
 * @throws HttpProblem 503; 421 for a company that lives elsewhere.
 */
export async function refuseFrozen(db: Queries, tenantId: number): Promise<void> {
  const { rows } = await sql<{
    held: CompanyRest | null;
  }>`select held from tenant where id = ${tenantId}`.execute(db);
  const held = rows[0]?.held ?? null;
  if (held === 'moved') throw moved();
  if (held === 'frozen' || held === 'moving') throw frozen();
}

/** Refuses a company that lives in another database, before anything is said about sessions. @throws HttpProblem 421. */
export async function refuseMoved(db: Queries, tenantId: number): Promise<void> {
  const { rows } = await sql`select from tenant where id = ${tenantId} and held = 'moved'`.execute(db);
  if (rows.length > 0) throw moved();
}

/** Whether work failed only because its company is frozen; it is tried again, and the try does not count. */
export function isFrozen(error: unknown): boolean {
  return error instanceof HttpProblem && error.code === frozenCode;
}

/** How long work of a frozen company waits before the next look, in milliseconds. */
export const frozenPause = 15_000;
