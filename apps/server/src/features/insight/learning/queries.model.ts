import { shareCold } from '@bellwether/domain/insight/constants';
import {
  type ChanceModel,
  modelWithoutHistory,
  usedModel,
} from '@bellwether/domain/insight/learning/chances';
import type { Queries } from '#platform/database/driver.ts';

/** The content of `insight_model.body`. */
export interface StoredModel {
  readonly chances: ChanceModel;
  /** The common share of the forecast. */
  readonly share: number;
  /** The common share that each finished quarter suggested, oldest first. */
  readonly seen: readonly { readonly period: number; readonly share: number }[];
  /** How many forecasts of finished quarters ended inside their band. */
  readonly inside: { readonly of: number; readonly inside: number; readonly quarters: number };
}

/** The stored model, made ready for computing chances. */
export interface CompanyModel extends Omit<StoredModel, 'chances'> {
  /** The learned chances, or the prior if they would be a record of a few people. */
  readonly chances: ChanceModel;
  /** Epoch milliseconds; 0 before the first learning. */
  readonly computedAt: number;
}

/** Returns what the company learned, or the defaults if it has not learned yet. */
export async function modelOf(scope: {
  readonly db: Queries;
  readonly tenant: { readonly id: number };
}): Promise<CompanyModel> {
  const row = await scope.db
    .selectFrom('insight_model')
    .select(['computed_at', 'body'])
    .where('tenant_id', '=', scope.tenant.id)
    .executeTakeFirst();
  if (!row)
    return {
      chances: modelWithoutHistory,
      share: shareCold,
      seen: [],
      inside: { of: 0, inside: 0, quarters: 0 },
      computedAt: 0,
    };
  const stored = row.body as unknown as StoredModel;
  return { ...stored, chances: usedModel(stored.chances), computedAt: row.computed_at };
}
