import { sql } from 'kysely';
import { announceCommit } from '../database/after-commit.ts';
import { instant } from '../database/instant.ts';
import type { DeliveryScope } from './statements.ts';

export interface NewDelivery {
  readonly receiverId: number;
  readonly lane: string;
  readonly messageId: string;
  readonly topic: string;
  readonly body: string;
  readonly goalId: number | null;
}

/**
 * Adds deliveries in the transaction of their cause, in the given order. Nodes are woken after the commit. `due_work`
 * names the receivers, so that a node finds them over all companies.
 */
export async function requestDeliveries(
  scope: DeliveryScope,
  kind: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  announceCommit(scope.db, 'deliveries');
  const given = JSON.stringify(deliveries);
  const at = instant(scope.now);
  await sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb)
        as given ("receiverId" int, lane text, "messageId" text, topic text, body text, "goalId" int)
    ), ordered as (
      select given.*, row_number() over () as place from given
    ), added as (
      insert into delivery (tenant_id, kind, receiver_id, lane, message_id, topic, body, goal_id, next_at, created_at)
      select ${scope.tenant.id}::int, ${kind}, "receiverId", lane, "messageId", topic, body, "goalId", ${at}, ${at}
      from ordered order by place
    )
    insert into due_work (kind, tenant_id, subject_id, due_at)
    select distinct ${kind}, ${scope.tenant.id}::int, "receiverId", ${at} from given
    on conflict (kind, tenant_id, subject_id) do update set due_at = least(due_work.due_at, excluded.due_at)`.execute(
    scope.db,
  );
}
