import { type StrategyTextName, strategyTextNames } from '@bellwether/domain/strategy/document';
import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type StrategyTexts, selectTexts } from './statements.ts';

/** The state of the company's strategy for the acting person. */
export interface HeldStrategy {
  readonly isEnabled: boolean;
  /** Whether there is an unpublished draft; false for people who may not edit. */
  readonly hasDraft: boolean;
  readonly mayEdit: boolean;
  /** The version published last. */
  readonly published: { readonly at: number; readonly texts: StrategyTexts } | null;
}

type StrategyRow = { has_draft: boolean; at: number | null } & {
  [K in StrategyTextName]: string | null;
};

/** Returns the strategy as the organisation sees it; one statement. */
export async function strategyOf(scope: Scope): Promise<HeldStrategy> {
  const { tenant } = scope;
  const query = sql<StrategyRow>`
    select
      exists (select 1 from strategy_version draft
        where draft.tenant_id = ${tenant.id} and draft.published_at is null) as has_draft,
      ${selectTexts('shown')}, shown.published_at as at
    from (select) one left join lateral (
      select * from strategy_version version where version.tenant_id = ${tenant.id} and version.published_at is not null
      order by version.id desc limit 1) shown on true`;
  const row = (await query.execute(scope.db)).rows[0];
  if (!row) throw new Error(`Tenant ${tenant.id} has no settings.`);
  const { has_draft: hasDraft, at, ...texts } = row;
  const isEnabled = tenant.isStrategyEnabled;
  const mayEdit = scope.capabilities.editsStrategy;
  // A published row has every text. The columns are null together, if nothing is published.
  const published = at === null ? null : { at, texts: await shownTexts(texts as StrategyTexts) };
  return { isEnabled, hasDraft: hasDraft && mayEdit, mayEdit, published };
}

/** Returns stored texts for a reply: rich texts are sanitised again; the video's address is plain. */
export async function shownTexts({ videoUrl, ...texts }: StrategyTexts): Promise<StrategyTexts> {
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
 * Whether the version published last has a text or a video (strategy.3); needed only if the company uses
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

/** Returns the number of filled texts, the video included. */
export function filledCount(texts: StrategyTexts): number {
  return strategyTextNames.filter((name) => texts[name] !== '').length;
}

/** A version as its editors see it. */
export interface HeldVersion {
  readonly id: number;
  /** The texts as stored; `shownTexts` sanitises them for a reply. */
  readonly texts: StrategyTexts;
  /** The person who saved or published the version last. */
  readonly author: { readonly id: number; readonly name: string };
  readonly updatedAt: number;
  /** Null for the draft. */
  readonly publishedAt: number | null;
}

/** The texts that editors work on: the unpublished draft, and the version published last. */
export interface EditedStrategy {
  readonly draft: HeldVersion | undefined;
  readonly published: HeldVersion | undefined;
}

type VersionRow = Record<StrategyTextName, string> & {
  id: number;
  author_id: number;
  author_name: string;
  updated_at: number;
  published_at: number | null;
};

/**
 * Returns the draft and the published version. The contract lets only editors call.
 * `lock` makes other editors' saves wait until this transaction ends.
 * @throws HttpProblem 404 if the company does not use the strategy.
 */
export async function holdEditedStrategy(scope: Scope, { lock = false } = {}): Promise<EditedStrategy> {
  if (!scope.tenant.isStrategyEnabled) throw notFound();
  // Lock the settings, because before the first save there is no version to lock.
  if (lock)
    await sql`select 1 from tenant_setting where tenant_id = ${scope.tenant.id} for no key update`.execute(
      scope.db,
    );
  const versions = await versionsOf(
    scope,
    sql`and (version.published_at is null or version.id = (select max(id)
    from strategy_version latest where latest.tenant_id = version.tenant_id and latest.published_at is not null))`,
  );
  return {
    draft: versions.find(({ publishedAt }) => publishedAt === null),
    published: versions.find(({ publishedAt }) => publishedAt !== null),
  };
}

/**
 * Returns one published version.
 * @throws HttpProblem 404 for a draft, for an unknown version, and if the company does not use the strategy.
 */
export async function holdPublication(scope: Scope, id: number): Promise<HeldVersion> {
  if (!scope.tenant.isStrategyEnabled) throw notFound();
  const [version] = await versionsOf(
    scope,
    sql`and version.published_at is not null and version.id = ${id}::int`,
  );
  if (!version) throw notFound();
  return version;
}

async function versionsOf(scope: Scope, which: ReturnType<typeof sql>): Promise<HeldVersion[]> {
  const query = sql<VersionRow>`select version.id, version.author_id, author.name as author_name, version.updated_at,
      version.published_at, ${selectTexts('version')}
    from strategy_version version
    join person author on author.tenant_id = version.tenant_id and author.id = version.author_id
    where version.tenant_id = ${scope.tenant.id} ${which}`;
  return (await query.execute(scope.db)).rows.map(
    ({ id, author_id, author_name, updated_at, published_at, ...texts }) => ({
      id,
      texts,
      author: { id: author_id, name: author_name },
      updatedAt: updated_at,
      publishedAt: published_at,
    }),
  );
}
