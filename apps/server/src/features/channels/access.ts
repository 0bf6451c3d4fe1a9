import type { ChannelKind } from '@bellwether/domain/channels/posts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';

/** The kind of a channel's deliveries. */
export const channelDelivery = 'channel';
/** The log of all channels on the page of connections (accounts.14). */
export const channelLog = 'channels';

export interface ChannelRow {
  readonly id: number;
  readonly kind: ChannelKind;
  readonly name: string;
  /** Sealed. */
  readonly url: string;
  readonly host: string;
  readonly posts: readonly string[];
  readonly department: string;
  readonly is_on: boolean;
  readonly failing_since: number | null;
  readonly is_gone: boolean;
}

/** Returns the channels by name, or the one with this id. */
export async function channelRows({ db, tenant }: Scope | TenantScope, id?: number): Promise<ChannelRow[]> {
  let query = db
    .selectFrom('channel')
    .select(['id', 'kind', 'name', 'url', 'host', 'posts', 'department', 'is_on', 'failing_since', 'is_gone'])
    .where('tenant_id', '=', tenant.id);
  if (id !== undefined) query = query.where('id', '=', id);
  const rows = await query.orderBy('name').orderBy('id').execute();
  return rows.map((row) => ({ ...row, kind: row.kind === 'teams' ? 'teams' : 'slack' }));
}

/** @throws HttpProblem 404 if the company has none with this id. */
export async function channelOf(scope: Scope, id: number): Promise<ChannelRow> {
  const [row] = await channelRows(scope, id);
  if (!row) throw notFound();
  return row;
}
