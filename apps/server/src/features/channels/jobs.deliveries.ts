import { messageOf } from '@bellwether/domain/channels/messages';
import type { Post } from '@bellwether/domain/channels/posts';
import { deliveryLadders } from '@bellwether/domain/shared/delivery-ladders';
import { sql } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import { tenantUrl } from '#platform/config/tenant-host.ts';
import { recordHappening } from '#platform/connections/happenings.ts';
import { instant } from '#platform/database/instant.ts';
import type { DeliveryKind, Outcome } from '#platform/delivery/delivery-kind.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { isPublic } from '../goals/access.sight.ts';
import { channelDelivery, channelLog, channelRows } from './access.ts';
import { postToChannel, postWithin } from './commands.post.ts';

/** Time to store what a try gave, beside the chat's own time. */
const reserve = 15_000;

/** The deliveries of posts to channels of chats (channels.3). */
export function channelDeliveries({ config }: { readonly config: Config }): DeliveryKind {
  return {
    name: channelDelivery,
    ladder: deliveryLadders.channel,
    atOnce: 1,
    leaseMilliseconds: postWithin + reserve,
    async prepare(scope, channelId, claimed) {
      const [channel] = await channelRows(scope, channelId);
      if (!channel?.is_on || channel.is_gone) return undefined;
      const base = tenantUrl(scope.tenant.subdomain, config);
      const goals = claimed.flatMap(({ goalId }) => (goalId === null ? [] : [goalId]));
      const { rows } = await sql<{
        id: number;
      }>`select goal.id from goal where goal.tenant_id = ${scope.tenant.id}
        and goal.id = any(${goals}::int[]) and ${isPublic('goal')} and goal.deleted_at is null`.execute(
        scope.db,
      );
      const shown = new Set(rows.map(({ id }) => id));
      return new Map(
        claimed
          // A goal may have become private since its event.
          .filter(({ goalId }) => goalId === null || shown.has(goalId))
          .map(({ id, body }) => {
            const message = messageOf(channel.kind, JSON.parse(body) as Post, base);
            return [id, (gone: AbortSignal) => postToChannel(config, channel.url, message, gone)];
          }),
      );
    },
    ended: noteOutcome,
  };
}

/** Notes whether the channel fails, and its first failure and its recovery in the log of connections. */
async function noteOutcome(scope: TenantScope, channelId: number, outcome: Outcome): Promise<void> {
  const { db, tenant, now } = scope;
  const isOk = outcome.fault === undefined;
  const { rows } = await sql<{ name: string; was_failing: boolean }>`
    with before as (
      select id, failing_since from channel where tenant_id = ${tenant.id} and id = ${channelId} for update
    )
    update channel set failing_since = case when ${isOk} then null else coalesce(channel.failing_since, ${instant(now)}) end,
      is_gone = ${outcome.isFinal}
    from before where channel.tenant_id = ${tenant.id} and channel.id = before.id
    returning channel.name, before.failing_since is not null as was_failing`.execute(db);
  const [row] = rows;
  if (!row || row.was_failing !== isOk) return;
  await recordHappening(scope, channelLog, {
    isOk,
    code: isOk ? 'recovered' : outcome.isFinal ? 'gone' : 'failing',
    values: { name: row.name },
  });
}
