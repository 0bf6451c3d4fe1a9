import { eachText, type GoalTextName, type GoalTexts } from '@bellwether/domain/goals/texts';
import { sql } from 'kysely';
import { keptSql } from '#platform/database/compiler.ts';
import type { Goal, GoalEdit } from '#platform/database/database-types.ts';

/** The column of each text of a goal, in `goal` and in `goal_edit`. */
export const textColumns = {
  title: 'title',
  measurement: 'measurement',
  description: 'description',
  reportingMemo: 'reporting_memo',
} as const satisfies Readonly<Record<GoalTextName, keyof Goal & keyof GoalEdit>>;

type TextColumn = (typeof textColumns)[GoalTextName];

/** The texts of a goal as its row has them. */
export type TextRow = Record<TextColumn, string>;

export function textRow(texts: GoalTexts): TextRow {
  const entries = Object.entries(textColumns) as [GoalTextName, TextColumn][];
  return Object.fromEntries(entries.map(([name, column]) => [column, texts[name]])) as TextRow;
}

export function textsOfRow(row: Readonly<TextRow>): GoalTexts {
  return eachText((name) => row[textColumns[name]]);
}

/** The text columns of the table under `alias`, for the list of a `select`. */
export const selectTexts = keptSql((alias) =>
  sql.join(Object.values(textColumns).map((name) => sql.ref(`${alias}.${name}`))),
);
