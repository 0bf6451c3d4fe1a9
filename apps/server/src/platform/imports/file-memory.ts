import { headingsKey } from '@bellwether/domain/shared/table/propose';
import { answerKey, type FileAnswer } from '@bellwether/domain/shared/table/questions';
import type { ColumnChoice } from '@bellwether/domain/shared/table/table';
import { sql } from 'kysely';
import { instant } from '../database/instant.ts';
import type { TableKind } from '../documents/table-kinds.ts';
import type { Scope } from '../session/scope.ts';

// `people_file_memory` keeps what a company chose for the columns of its files and what their words mean. These are the
// kinds of its rows.
const kinds = {
  people: { columns: 'columns', words: 'status' },
  goals: { columns: 'goal_columns', words: 'goal_words' },
} as const satisfies Record<TableKind, { columns: string; words: string }>;
/** Answers to these kinds of questions are remembered. The others are about people of one file. */
const aboutWords: readonly string[] = ['status', 'word'];
/** More files, and more words, than a company has. */
const most = { columns: 50, words: 1_000 } as const;

/** Returns what the company chose for the columns of its files, by `headingsKey`. */
export async function readColumnMemory(
  scope: Scope,
  kind: TableKind,
): Promise<Record<string, readonly ColumnChoice[]>> {
  const rows = await read(scope, kind, 'columns');
  return Object.fromEntries(rows.map(({ key, value }) => [key, value as ColumnChoice[]]));
}

/** Returns what the company answered about words of its files. */
export async function readWordMemory<Answer extends FileAnswer>(
  scope: Scope,
  kind: TableKind,
): Promise<Answer[]> {
  const rows = await read(scope, kind, 'words');
  return rows.map(({ value }) => value as Answer);
}

async function read(
  { db, tenant }: Scope,
  kind: TableKind,
  about: keyof typeof most,
): Promise<{ key: string; value: unknown }[]> {
  return db
    .selectFrom('people_file_memory')
    .select(['key', 'value'])
    .where('tenant_id', '=', tenant.id)
    .where('kind', '=', kinds[kind][about])
    .orderBy('changed_at', 'desc')
    .limit(most[about])
    .execute();
}

/** Remembers what was chosen for the columns of files with these headings. */
export async function rememberColumns(
  scope: Scope,
  kind: TableKind,
  columns: readonly ColumnChoice[],
): Promise<void> {
  const key = headingsKey(columns.map(({ heading }) => heading));
  const value = columns.map(({ heading, field, emptyDeletes }) => ({ heading, field, emptyDeletes }));
  if (key !== '') await remember(scope, kinds[kind].columns, [{ key, value }]);
}

/** Remembers the answers about words; `answers` has at most one for each question. */
export async function rememberWords(
  scope: Scope,
  kind: TableKind,
  answers: readonly FileAnswer[],
): Promise<void> {
  const known = answers.filter((answer) => aboutWords.includes(answer.kind) && answer.to !== null);
  const rows = known.map((answer) => ({ key: answerKey(answer.kind, answer.value), value: answer }));
  if (rows.length > 0) await remember(scope, kinds[kind].words, rows);
}

async function remember(
  { db, tenant, now }: Scope,
  kind: string,
  rows: readonly { key: string; value: unknown }[],
): Promise<void> {
  await sql`insert into people_file_memory (tenant_id, kind, key, value, changed_at)
    select ${tenant.id}::int, ${kind}, r.key, r.value, ${instant(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, value jsonb)
    on conflict (tenant_id, kind, key) do update set value = excluded.value, changed_at = excluded.changed_at`.execute(
    db,
  );
}
