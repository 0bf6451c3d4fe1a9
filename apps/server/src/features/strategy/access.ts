import { sql } from 'kysely';
import { notFound } from '#platform/http/problem.ts';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';

/** The texts of a version; empty texts are not filled in. */
export interface StrategyTexts {
  readonly mission: string;
  readonly vision: string;
  readonly values: string;
  readonly customers: string;
  readonly employees: string;
  readonly shareholders: string;
  readonly sales: string;
  readonly marketing: string;
  readonly product: string;
  readonly videoUrl: string;
}

/** The state of the company's strategy for the acting person. */
export interface HeldStrategy {
  readonly isEnabled: boolean;
  /** Whether a draft waits; false for people who may not edit. */
  readonly hasDraft: boolean;
  readonly mayEdit: boolean;
  /** The version published last. */
  readonly published: { readonly at: number; readonly texts: StrategyTexts } | null;
}

type StrategyRow = { is_enabled: boolean; has_draft: boolean; at: number | null } & {
  [K in keyof StrategyTexts]: StrategyTexts[K] | null;
};

/** Returns the strategy as the organisation sees it; one statement. */
export async function strategyOf(scope: Scope): Promise<HeldStrategy> {
  const { tenant } = scope;
  const query = sql<StrategyRow>`
    select setting.strategy_enabled as is_enabled,
      exists (select 1 from strategy_version draft
        where draft.tenant_id = ${tenant.id} and draft.published_at is null) as has_draft,
      shown.mission, shown.vision, shown.differentiating_values as "values", shown.customers, shown.employees,
      shown.shareholders, shown.sales, shown.marketing, shown.product, shown.video_url as "videoUrl",
      shown.published_at as at
    from tenant_setting setting left join lateral (
      select * from strategy_version version where version.tenant_id = ${tenant.id} and version.published_at is not null
      order by version.id desc limit 1) shown on true
    where setting.tenant_id = ${tenant.id}`;
  const row = (await query.execute(scope.db)).rows[0];
  if (!row) throw new Error(`Tenant ${tenant.id} has no settings.`);
  const { is_enabled: isEnabled, has_draft: hasDraft, at, ...texts } = row;
  const mayEdit = scope.capabilities.editsStrategy;
  const published = at === null ? null : { at, texts: await shown(texts) };
  return { isEnabled, hasDraft: hasDraft && mayEdit, mayEdit, published };
}

/** Rich texts are sanitised; the video's address is plain. */
async function shown(row: Readonly<Record<keyof StrategyTexts, string | null>>): Promise<StrategyTexts> {
  // A published row has every text. The columns are null together, if nothing is published.
  const { videoUrl, ...texts } = row as StrategyTexts;
  return { ...(await shownRichTexts(texts)), videoUrl };
}

/**
 * Returns the strategy for its page.
 * @throws HttpProblem 404 if the company does not use it.
 */
export async function holdStrategy(scope: Scope): Promise<HeldStrategy> {
  const strategy = await strategyOf(scope);
  if (!strategy.isEnabled) throw notFound();
  return strategy;
}

/**
 * Whether the version published last has a text or a video (decisions-2 D3); needed only if the company uses
 * the strategy.
 */
export async function isStrategyPublished(scope: Scope): Promise<boolean> {
  if (!scope.tenant.isStrategyEnabled) return false;
  const query = sql<{ is_filled: boolean }>`
    select concat(mission, vision, differentiating_values, customers, employees, shareholders, sales, marketing, product,
      video_url) <> '' as is_filled
    from strategy_version where tenant_id = ${scope.tenant.id} and published_at is not null order by id desc limit 1`;
  return (await query.execute(scope.db)).rows[0]?.is_filled ?? false;
}
