import { type Group, groupName } from '@bellwether/domain/insight/calibration/groups';
import type { Spots } from '@bellwether/domain/insight/opinions/looking';
import { sql } from 'kysely';
import { partsOf } from '#platform/database/rows.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import type { GroupAnswers } from './presenter.groups.ts';

type TenantRead = Pick<TenantScope, 'db' | 'tenant'>;

/** The stored answers about a group; nulls for a group with too few owners for any number. */
type KeptRow = { readonly [Name in keyof GroupAnswers]: GroupAnswers[Name] | null };

/** Returns the stored answers about a group; undefined if they are absent or out of date. */
export async function keptRow(
  { db, tenant }: TenantRead,
  group: Group,
  basis: string,
): Promise<KeptRow | undefined> {
  const { rows } =
    await sql<KeptRow>`select answer.calibration, answer.bad_news as "badNews" from insight_kept kept
    left join insight_answer answer on answer.tenant_id = kept.tenant_id and answer.group_name = ${groupName(group)}
    where kept.tenant_id = ${tenant.id} and kept.kept_changes = kept.changes and kept.basis = ${basis}`.execute(
      db,
    );
  return rows[0];
}

/** Returns the stored counts of goals that nobody talked about; undefined if they are absent or out of date. */
export async function keptSpots({ db, tenant }: TenantRead, basis: string): Promise<Spots | undefined> {
  const { rows } = await sql<{ spots: Spots }>`select spots from insight_kept
    where tenant_id = ${tenant.id} and kept_removals = removals and basis = ${basis}`.execute(db);
  return rows[0]?.spots;
}

/**
 * Two counters of a company, which only rise. Stored answers are valid as long as both counters are as they were at
 * the start of learning.
 */
export interface Departures {
  /** How often a finished or shelved goal ceased to count. */
  readonly changes: number;
  /** How often a goal with a prediction was hidden or deleted. */
  readonly removals: number;
}

export async function departuresOf({ db, tenant }: TenantRead): Promise<Departures> {
  const row = await db
    .selectFrom('insight_kept')
    .select(['changes', 'removals'])
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst();
  return row ?? { changes: 0, removals: 0 };
}

/** The answers of a company, and what they depend on. */
export interface AnswersToKeep {
  /** Read before the goals. A goal that leaves during the learning then makes the answers out of date. */
  readonly departures: Departures;
  readonly basis: string;
  readonly spots: Spots;
  readonly answers: readonly (readonly [Group, GroupAnswers])[];
}

/** Replaces the stored answers of a company. */
export async function writeAnswers(
  { db, tenant }: TenantRead,
  { departures: { changes, removals }, basis, spots, answers }: AnswersToKeep,
): Promise<void> {
  // This write locks the company's row, so that two nodes replace the answers one after the other.
  await sql`insert into insight_kept (tenant_id, changes, kept_changes, basis, removals, kept_removals, spots)
    values (${tenant.id}, ${changes}, ${changes}, ${basis}, ${removals}, ${removals}, ${JSON.stringify(spots)}::jsonb)
    on conflict (tenant_id) do update set kept_changes = excluded.kept_changes, basis = excluded.basis,
      kept_removals = excluded.kept_removals, spots = excluded.spots`.execute(db);
  const rows = answers.map(([group, { calibration, badNews }]) => ({
    group_name: groupName(group),
    calibration,
    bad_news: badNews,
  }));
  await sql`delete from insight_answer where tenant_id = ${tenant.id}
    and group_name <> all (${rows.map(({ group_name }) => group_name)}::text[])`.execute(db);
  for (const part of partsOf(rows))
    await sql`insert into insight_answer as known (tenant_id, group_name, calibration, bad_news)
      select ${tenant.id}::int, said.group_name, said.calibration, said.bad_news
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as said (group_name text, calibration jsonb, bad_news jsonb)
      on conflict (tenant_id, group_name) do update
        set calibration = excluded.calibration, bad_news = excluded.bad_news
        where (known.calibration, known.bad_news) is distinct from (excluded.calibration, excluded.bad_news)`.execute(
      db,
    );
}

/** A goal that was moved, hidden or deleted. */
export interface Departure {
  readonly goalId: number;
  /** Its state before; null if that did not change. */
  readonly from: string | null;
  /** It was hidden or deleted. */
  readonly isRemoved: boolean;
}

/** Raises both counters. */
export async function noteDepartures({ db, tenant }: TenantRead): Promise<void> {
  await sql`insert into insight_kept as kept (tenant_id, changes, removals) values (${tenant.id}, 1, 1)
    on conflict (tenant_id) do update set changes = kept.changes + 1, removals = kept.removals + 1`.execute(
    db,
  );
}

/**
 * Raises `changes` if the goal was finished or shelved in one of these quarters, and `removals` if it was removed and had a
 * prediction.
 */
export async function noteDeparture(
  { db, tenant }: TenantRead,
  periodIds: readonly number[],
  { goalId, from, isRemoved }: Departure,
): Promise<void> {
  await sql`insert into insight_kept as kept (tenant_id, changes, removals)
    select ${tenant.id}::int, left_counts::int, removed::int from (
      select period_id = any(${periodIds}::int[]) and coalesce(${from}::text, state) in ('finalized', 'shelved') as left_counts,
        ${isRemoved} and recent_likelihood is not null as removed
      from goal where tenant_id = ${tenant.id} and id = ${goalId}) gone
    where left_counts or removed
    on conflict (tenant_id) do update
      set changes = kept.changes + excluded.changes, removals = kept.removals + excluded.removals`.execute(
    db,
  );
}
