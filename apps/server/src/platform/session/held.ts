import { sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { HttpProblem, platformProblem } from '../refusal/problem.ts';

/**
 * Why a company rests (tenant.8): frozen by an operator, on its way to another database, gone there, or ended by its
 * admins.
 */
export type Held = 'frozen' | 'moving' | 'moved' | 'ended';

const frozenCode = 'company_frozen';
/** A move of a small company takes about this long. */
const retryAfterSeconds = 5;

const frozen = () => platformProblem(503, frozenCode, { retryAfterSeconds });
const ended = () => platformProblem(410, 'company_ended');
export const moved = () => platformProblem(421, 'company_moved');

export interface HeldCall {
  /** Whether the call may write. */
  readonly writes: boolean;
  /** Whether admins may make it although the company has ended. */
  readonly isForEnded: boolean;
}

interface HeldRow {
  readonly held: Held | null;
  readonly role_name: string;
  readonly is_org_admin: boolean;
}

/**
 * Refuses what a company that rests does not do: a frozen one is only read; an ended one is only read, by its ceo and org
 * admins.
 * @throws HttpProblem 503, which asks to try again; 410.
 */
export function refuseHeld({ held, role_name, is_org_admin }: HeldRow, call: HeldCall): void {
  if (held === null) return;
  if (held === 'frozen' || held === 'moving') {
    if (call.writes) throw frozen();
  } else if (held === 'moved') throw moved();
  else if (!(role_name === 'ceo' || is_org_admin)) throw ended();
  else if (call.writes && !call.isForEnded) throw ended();
}

/**
 * Refuses the application's own writes in a company that is frozen, for links that work without a session.
 * @throws HttpProblem 503; 421 for a company that lives elsewhere.
 */
export async function refuseFrozen(db: Queries, tenantId: number): Promise<void> {
  const { rows } = await sql<{ held: Held | null }>`select held from tenant where id = ${tenantId}`.execute(
    db,
  );
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
