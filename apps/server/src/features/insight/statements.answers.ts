import { type Group, groupName } from '@bellwether/domain/insight/groups';
import { sql } from 'kysely';
import type { TenantScope } from '#platform/session/scope.ts';
import type { GroupAnswers } from './presenter.groups.ts';

type TenantRead = Pick<TenantScope, 'db' | 'tenant'>;

/** The kept answers about a group; nulls for a group of which nothing is said. */
type KeptRow = { readonly [Name in keyof GroupAnswers]: GroupAnswers[Name] | null };

/** Returns the kept answers about a group; undefined where none are kept that hold. */
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

/** Returns how often a goal left the counts so far. */
export async function changesSoFar({ db, tenant }: TenantRead): Promise<number> {
  const row = await db
    .selectFrom('insight_kept')
    .select('changes')
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst();
  return row?.changes ?? 0;
}

/** The answers of a company, and what they hold for. */
export interface AnswersToKeep {
  /** `changesSoFar` before the goals were read. */
  readonly changes: number;
  readonly basis: string;
  readonly answers: readonly (readonly [Group, GroupAnswers])[];
}

/** Keeps the answers of a company in place of its earlier ones. */
export async function writeAnswers(
  { db, tenant }: TenantRead,
  { changes, basis, answers }: AnswersToKeep,
): Promise<void> {
  // The row is locked, so two nodes write one after the other.
  await sql`insert into insight_kept (tenant_id, changes, kept_changes, basis)
    values (${tenant.id}, ${changes}, ${changes}, ${basis})
    on conflict (tenant_id) do update set kept_changes = excluded.kept_changes, basis = excluded.basis`.execute(
    db,
  );
  const rows = answers.map(([group, { calibration, badNews }]) => ({
    group_name: groupName(group),
    calibration,
    bad_news: badNews,
  }));
  await sql`delete from insight_answer where tenant_id = ${tenant.id}
    and group_name <> all (${rows.map(({ group_name }) => group_name)}::text[])`.execute(db);
  await sql`insert into insight_answer as known (tenant_id, group_name, calibration, bad_news)
    select ${tenant.id}::int, said.group_name, said.calibration, said.bad_news
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (group_name text, calibration jsonb, bad_news jsonb)
    on conflict (tenant_id, group_name) do update
      set calibration = excluded.calibration, bad_news = excluded.bad_news
      where (known.calibration, known.bad_news) is distinct from (excluded.calibration, excluded.bad_news)`.execute(
    db,
  );
}

/**
 * Notes that a goal of one of these quarters left the counts, if it was in them. `from` is its state before; null if that
 * did not change.
 */
export async function noteLeaving(
  { db, tenant }: TenantRead,
  periodIds: readonly number[],
  { goalId, from }: { readonly goalId: number; readonly from: string | null },
): Promise<void> {
  await sql`insert into insight_kept as kept (tenant_id, changes)
    select tenant_id, 1 from goal where tenant_id = ${tenant.id} and id = ${goalId}
      and period_id = any(${periodIds}::int[]) and coalesce(${from}::text, state) in ('finalized', 'shelved')
    on conflict (tenant_id) do update set changes = kept.changes + 1`.execute(db);
}
