import { type ComplianceScope, complianceScopesOf } from '@bellwether/domain/dashboard/parts';
import { forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../tenant/queries.ts';

/** Throws 403 for a scope that the acting person's role may not use (dashboard.1). */
export function demandComplianceScope(scope: Scope, asked: ComplianceScope): void {
  if (!complianceScopesOf(scope.person).includes(asked)) throw forbidden();
}

/** A stored theme. */
export interface Theme {
  readonly title: string;
  readonly periodId: number;
  readonly updatedAt: number;
}

/** Returns the current quarter with its theme, if it has one. */
export async function themeOf(
  scope: Scope,
  { lock = false } = {},
): Promise<{ periodId: number; theme: Theme | null }> {
  const { current } = await periodsOf(scope);
  const row = await scope.db
    .selectFrom('quarter_theme')
    .select(['title', 'updated_at'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('period_id', '=', current.id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  const theme = row ? { title: row.title, periodId: current.id, updatedAt: row.updated_at } : null;
  return { periodId: current.id, theme };
}
