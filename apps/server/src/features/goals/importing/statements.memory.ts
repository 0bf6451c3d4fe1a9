import { type GoalAnswer, goalAnswerKey } from '@bellwether/domain/goals/import/faults';
import type { ColumnChoice } from '@bellwether/domain/shared/table/table';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

const most = { goal_columns: 50, goal_words: 1_000 } as const;
type Kind = keyof typeof most;

/** Returns what the company chose for the columns of its files of goals, by the keys of their headings. */
export async function readGoalColumns(scope: Scope): Promise<Record<string, readonly ColumnChoice[]>> {
  return Object.fromEntries(
    (await read(scope, 'goal_columns')).map(({ key, value }) => [key, value as ColumnChoice[]]),
  );
}

/** Returns what the company answered about words of its files. */
export async function readGoalWords(scope: Scope): Promise<GoalAnswer[]> {
  return (await read(scope, 'goal_words')).map(({ value }) => value as GoalAnswer);
}

async function read(scope: Scope, kind: Kind): Promise<{ key: string; value: unknown }[]> {
  return scope.db
    .selectFrom('people_file_memory')
    .select(['key', 'value'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('kind', '=', kind)
    .orderBy('changed_at', 'desc')
    .limit(most[kind])
    .execute();
}

/** Remembers what was chosen for the columns of files with these headings. */
export async function rememberGoalColumns(
  scope: Scope,
  key: string,
  columns: readonly ColumnChoice[],
): Promise<void> {
  const value = columns.map(({ heading, field, emptyDeletes }) => ({ heading, field, emptyDeletes }));
  if (key !== '') await remember(scope, 'goal_columns', [{ key, value }]);
}

/** Remembers the meanings of words. */
export async function rememberGoalWords(scope: Scope, answers: readonly GoalAnswer[]): Promise<void> {
  const words = new Map(
    answers
      .filter(({ kind, to }) => kind === 'word' && to !== null)
      .map((answer) => [goalAnswerKey(answer.kind, answer.value), answer]),
  );
  if (words.size > 0)
    await remember(
      scope,
      'goal_words',
      [...words].map(([key, value]) => ({ key, value })),
    );
}

async function remember(
  scope: Scope,
  kind: Kind,
  rows: readonly { key: string; value: unknown }[],
): Promise<void> {
  await sql`insert into people_file_memory (tenant_id, kind, key, value, changed_at)
    select ${scope.tenant.id}::int, ${kind}, r.key, r.value, ${timestamp(scope.now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, value jsonb)
    on conflict (tenant_id, kind, key) do update set value = excluded.value, changed_at = excluded.changed_at`.execute(
    scope.db,
  );
}
