import type { Pool } from 'pg';

// $1 tenant
const text = `select version.*, exists (select 1 from strategy_version draft where draft.tenant_id = $1
    and draft.published_at is null) as has_draft
  from strategy_version version where version.tenant_id = $1 and version.published_at is not null
  order by version.id desc limit 1`;

/** Returns the published strategy of a company that has one: one statement. */
export async function readStrategy(pool: Pool, { tenant }: { tenant: number }): Promise<unknown> {
  const { rows } = await pool.query<Record<string, string>>({ name: 'strategy', text, values: [tenant] });
  const row = rows[0];
  return {
    IsStrategy: row !== undefined,
    IsDraft: false,
    PublishedAt: row?.published_at ?? null,
    GuidanceVideo: { VideoUrl: null },
    Video: { VideoUrl: row?.video_url || null },
    StrategyBasic: {
      Mission: row?.mission || null,
      Vision: row?.vision || null,
      Values: row?.differentiating_values || null,
    },
    Objectives: {
      Customers: row?.customers || null,
      Employees: row?.employees || null,
      Shareholders: row?.shareholders || null,
      Sales: row?.sales || null,
      Marketing: row?.marketing || null,
      Product: row?.product || null,
    },
    Permissions: { Edit: false },
  };
}
