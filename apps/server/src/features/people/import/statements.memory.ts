import { type Answer, answerKey } from '@bellwether/domain/people/plan/questions';
import type { ColumnChoice } from '@bellwether/domain/shared/table/table';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** More files than a company has. */
const mostFiles = 50;
const mostWords = 1_000;

/** Returns what the company chose for the columns of its files, by the keys of their headings. */
export async function readColumnMemory(scope: Scope): Promise<Record<string, readonly ColumnChoice[]>> {
  const rows = await scope.db
    .selectFrom('people_file_memory')
    .select(['key', 'value'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('kind', '=', 'columns')
    .orderBy('changed_at', 'desc')
    .limit(mostFiles)
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value as unknown as ColumnChoice[]]));
}

/** Returns what the company answered about words of a status. */
export async function readStatusMemory(scope: Scope): Promise<Answer[]> {
  const rows = await scope.db
    .selectFrom('people_file_memory')
    .select('value')
    .where('tenant_id', '=', scope.tenant.id)
    .where('kind', '=', 'status')
    .orderBy('changed_at', 'desc')
    .limit(mostWords)
    .execute();
  return rows.map(({ value }) => value as unknown as Answer);
}

/** Remembers what was chosen for the columns of files with these headings. */
export async function rememberColumns(
  scope: Scope,
  key: string,
  columns: readonly ColumnChoice[],
): Promise<void> {
  const value = columns.map(({ heading, field, emptyDeletes }) => ({ heading, field, emptyDeletes }));
  if (key !== '') await remember(scope, 'columns', [{ key, value }]);
}

/** Remembers the meaning of words of a status. */
export async function rememberStatuses(scope: Scope, answers: readonly Answer[]): Promise<void> {
  const statuses = answers.filter(({ kind, to }) => kind === 'status' && to !== null);
  const rows = new Map(statuses.map((value) => [answerKey(value.kind, value.value), value]));
  if (rows.size > 0)
    await remember(
      scope,
      'status',
      [...rows].map(([key, value]) => ({ key, value })),
    );
}

async function remember(
  scope: Scope,
  kind: 'columns' | 'status',
  rows: readonly { key: string; value: unknown }[],
): Promise<void> {
  await sql`insert into people_file_memory (tenant_id, kind, key, value, changed_at)
    select ${scope.tenant.id}::int, ${kind}, r.key, r.value, ${instant(scope.now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, value jsonb)
    on conflict (tenant_id, kind, key) do update set value = excluded.value, changed_at = excluded.changed_at`.execute(
    scope.db,
  );
}
