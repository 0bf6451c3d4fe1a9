import { type StrategyTextName, strategyTextNames } from '@bellwether/domain/strategy/document';
import { type RawBuilder, sql } from 'kysely';
import type { StrategyVersion } from '#platform/database/database-types.ts';

/** The column of each text of a version. */
const textColumns = {
  mission: 'mission',
  vision: 'vision',
  values: 'differentiating_values',
  customers: 'customers',
  employees: 'employees',
  shareholders: 'shareholders',
  sales: 'sales',
  marketing: 'marketing',
  product: 'product',
  videoUrl: 'video_url',
} as const satisfies Readonly<Record<StrategyTextName, keyof StrategyVersion>>;

/** The texts of a version, by name. All but the video's address are rich text; an empty text is ''. */
export type StrategyTexts = Readonly<Record<StrategyTextName, string>>;

/** The texts as columns, for an insert or an update. */
export function textRow(texts: StrategyTexts): Record<(typeof textColumns)[StrategyTextName], string> {
  return Object.fromEntries(strategyTextNames.map((name) => [textColumns[name], texts[name]])) as ReturnType<
    typeof textRow
  >;
}

/** The text columns of the version under `alias` by the names of the code, for the list of a `select`. */
export function selectTexts(alias: string): RawBuilder<unknown> {
  return sql.join(
    strategyTextNames.map((name) => sql`${sql.ref(`${alias}.${textColumns[name]}`)} as ${sql.ref(name)}`),
  );
}
